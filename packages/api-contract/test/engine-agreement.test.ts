import type * as engine from '@site-designer/sizing-engine';
import type * as enumerations from '@site-designer/sizing-engine/enumerations';
import type * as rules from '@site-designer/sizing-engine/design';
import type * as texts from '@site-designer/texts';
import { expectTypeOf, it } from 'vitest';
import type {
  BulkApply,
  CameraRow,
  CameraRowTemplate,
  Derivations,
  FormData,
  GenericServerSettings,
  HuskyServerSettings,
  Proposal,
  ServerSettings,
  ServerSettingsInput,
  StorageSettings,
} from '../src/index.ts';

/** The same with every level readonly, so that only what a value is made of counts. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

it('the types of designs agree with those of the engine', () => {
  expectTypeOf<Frozen<CameraRow>>().toEqualTypeOf<Frozen<engine.CameraRow>>();
  expectTypeOf<Frozen<CameraRowTemplate>>().toEqualTypeOf<Frozen<engine.NewCameraRow>>();
  expectTypeOf<Frozen<StorageSettings>>().toEqualTypeOf<Frozen<engine.StorageSettings>>();
  expectTypeOf<Frozen<GenericServerSettings>>().toEqualTypeOf<Frozen<engine.GenericServerSettings>>();
  expectTypeOf<Frozen<HuskyServerSettings>>().toEqualTypeOf<Frozen<engine.HuskyServerSettings>>();
  expectTypeOf<Frozen<ServerSettings>>().toEqualTypeOf<Frozen<engine.ServerSettings>>();
  expectTypeOf<Frozen<ServerSettingsInput>>().toEqualTypeOf<Frozen<engine.ServerSettingsInput>>();
  expectTypeOf<BulkApply>().toExtend<{ readonly bulkApplyDataField: enumerations.BulkApplyField }>();
});

it('the types of results agree with those of the engine', () => {
  expectTypeOf<Frozen<Proposal>>().toEqualTypeOf<Frozen<texts.Proposal>>();
  expectTypeOf<Frozen<Omit<FormData, 'groupsPerDesign'>>>().toEqualTypeOf<Frozen<rules.OptionLists>>();
  expectTypeOf<texts.Derivations>().toExtend<Frozen<Derivations>>();
});
