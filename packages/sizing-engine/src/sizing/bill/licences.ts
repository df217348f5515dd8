import type { ManagementServerSpec } from '../../catalogue/schema.ts';
import { givenColumn } from '../../derivation/column.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { CameraRow } from '../../design/design.ts';
import { deviceLicences, licencesOfGroup } from '../../formulas/licences.ts';
import { firstStreams } from '../demand/first-streams.ts';
import { givenCameras } from '../demand/explained-demand.ts';
import type { Licence, LicenceKind } from '../result/bill-result.ts';
import { saying, type Saying } from '../result/sayings.ts';
import { NAMES } from './designations.ts';
import { IMMATERIAL, type ExplainedLine, type RecordingHardware } from './explained-line.ts';
import { DATABASE_SERVERS, MANAGEMENT_SERVERS } from './hardware-lines.ts';

/** Licences of one kind with their designation on an order, which is null where nothing has to be ordered. */
interface ExplainedLicence {
  readonly kind: LicenceKind;
  readonly designation: string | null;
  readonly quantity: Quantity;
  readonly note: Saying;
}

/** Inputs from which the licences of a design follow. */
interface LicenceQuestion {
  readonly rows: readonly CameraRow[];
  /** Licences that their devices need. */
  readonly devices: number;
  /** Edition of the recording software. */
  readonly platform: string;
  readonly hardware: RecordingHardware;
  /** Null where the design has no management server. */
  readonly management: ManagementServerSpec | null;
}

/** Licences of recording software, database and operating systems. */
export function licencesOf({ platform, hardware, management, ...design }: LicenceQuestion): ExplainedLicence[] {
  return [
    baseLicence(platform),
    {
      kind: 'device',
      designation: NAMES.deviceLicence(platform),
      quantity: devicesOf(design),
      note: saying('licence.device'),
    },
    ...databaseLicences(management),
    {
      kind: 'operating-system',
      designation: hardware.includesSystem ? null : NAMES.operatingSystem,
      quantity: hardware.servers,
      note: systemNote(hardware),
    },
    ...systemsOfManagement(management),
  ];
}

/** Licences of a whole system: an edition has one base licence, and a management server brings its own. */
export function licencesOfSystem(
  platforms: readonly string[],
  management: ManagementServerSpec | null,
): ExplainedLicence[] {
  return [...platforms.map(baseLicence), ...databaseLicences(management), ...systemsOfManagement(management)];
}

function baseLicence(platform: string): ExplainedLicence {
  return {
    kind: 'base',
    designation: NAMES.baseLicence(platform),
    quantity: oneOf(saying('field.base-licences')),
    note: saying('licence.base'),
  };
}

function databaseLicences(management: ManagementServerSpec | null): ExplainedLicence[] {
  if (management === null) return [];
  return [
    {
      kind: 'management-database',
      designation: NAMES.database(management.sqlServer.value),
      quantity: oneOf(saying('field.management-databases')),
      note: saying('licence.management-database'),
    },
  ];
}

function systemsOfManagement(management: ManagementServerSpec | null): ExplainedLicence[] {
  if (management === null) return [];
  const kind = 'operating-system';
  const designation = NAMES.operatingSystem;
  const ofManagement = saying('licence.system-of-management');
  const ofDatabase = saying('licence.system-of-database');
  return [
    { kind, designation, quantity: MANAGEMENT_SERVERS, note: ofManagement },
    ...(management.databaseServer === undefined
      ? []
      : [{ kind, designation, quantity: DATABASE_SERVERS, note: ofDatabase } as const]),
  ];
}

function systemNote({ lines, includesSystem }: RecordingHardware): Saying {
  if (includesSystem) return saying('licence.system-of-appliances');
  return saying('licence.system-of-servers', { hasSpares: lines.some(({ kind }) => kind === 'spare-server') });
}

function oneOf(field: Saying): Quantity<'licence'> {
  const source = 'docs/model.md#licences-and-prices';
  return cited(saying('cited.licence-rules'), field, { value: 1, unit: 'licence', origin: 'definition', source });
}

function devicesOf({ rows, devices }: Pick<LicenceQuestion, 'rows' | 'devices'>): Quantity<'licence'> {
  return deviceLicences.known(devices, () => {
    const firsts = firstStreams(rows);
    const licencesPerCamera = givenColumn('cameras[*].licencesPerCamera', {
      rows: firsts,
      values: firsts.map((number) => rows[number]!.licencesPerCamera),
      unit: 'licence/camera',
    });
    return { groups: [licencesOfGroup.overRows({ cameras: givenCameras(rows), licencesPerCamera })] };
  });
}

/** Licences as the result has them. */
export function licenceResults(licences: readonly ExplainedLicence[]): Explained<Licence>[] {
  return licences.map(({ kind, quantity, note }) => ({ kind, quantity, note }));
}

/** Lines of the bill for licences that have to be ordered. */
export function licenceLines(licences: readonly ExplainedLicence[]): ExplainedLine[] {
  return licences.flatMap(({ kind, designation, quantity, note }) =>
    designation === null
      ? []
      : [
          {
            kind: kind === 'operating-system' ? ('operating-system' as const) : ('licence' as const),
            designation,
            description: note,
            quantity,
            ...IMMATERIAL,
          },
        ],
  );
}
