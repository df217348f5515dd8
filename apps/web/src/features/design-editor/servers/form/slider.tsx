import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import { SLIDER_WARNING_DISTANCE } from '@site-designer/sizing-engine/bounds';
import { type SliderSetup } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { Label, Slider as HeadlessSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { Figure } from '../../../../ui/figures/figure.tsx';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly setup: SliderSetup;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A share with a minimum, and a warning near it. */
export function Slider({ label, setup, value, onChange }: SliderProps): ReactNode {
  const { minValue, rangeMin, rangeMax, unitType } = setup;
  const isNearMinimum = value - minValue <= SLIDER_WARNING_DISTANCE;
  return (
    <HeadlessSlider
      className={styles.slider ?? ''}
      value={value}
      minValue={rangeMin}
      maxValue={rangeMax}
      onChange={(next) => onChange(Math.max(next, minValue))}
    >
      <div className={styles.head}>
        <Label className={styles.label ?? ''}>{label}</Label>
        <SliderOutput className={styles.output ?? ''}>
          <Figure value={value} unit={unitType} />
        </SliderOutput>
      </div>
      <SliderTrack className={styles.track ?? ''}>
        <div className={styles.fill} style={{ width: `${share(value, setup)}%` }} />
        <div className={styles.minimum} style={{ left: `${share(minValue, setup)}%` }} />
        <SliderThumb className={styles.thumb ?? ''} />
      </SliderTrack>
      <p className={styles.warning} aria-live="polite">
        {isNearMinimum && PRODUCT_TEXTS.sliderMinimum(minValue, unitType)}
      </p>
    </HeadlessSlider>
  );
}

function share(value: number, { rangeMin, rangeMax }: SliderSetup): number {
  return ((value - rangeMin) / (rangeMax - rangeMin)) * 100;
}
