import type { CellColumn } from '@site-designer/camera-table';
import type { CSSProperties } from 'react';

/** A cell of a row of the table. */
export interface DrawnCell {
  /** Equal for rows of other modes, so that they can reuse the elements of a row. */
  readonly place: string;
  readonly column: CellColumn;
  /** `shared` is the quantity that further streams have from the first, `missing` a field that the mode does not use. */
  readonly kind: 'value' | 'shared' | 'missing';
  /** One value for both halves spans both. */
  readonly isForBoth: boolean;
  /** Whether it has one track of a line with all columns. */
  readonly isNarrow?: boolean;
  readonly colIndex: number;
  readonly style: CSSProperties;
}

/** A cell of the line of a group. */
export interface GroupCell {
  readonly column: CellColumn;
  readonly colIndex: number;
  readonly headingStyle: CSSProperties;
  readonly style: CSSProperties;
}
