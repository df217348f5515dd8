import { Type, type Static } from 'typebox';
import { CalculationResult } from '../results/calculation.ts';
import { Alternative, AlternativeStorage } from '../results/proposal-alternatives.ts';
import { BillLine } from '../results/proposal-bill.ts';
import { Failure, FailureState, StorageReach } from '../results/proposal-failure.ts';
import { Headroom } from '../results/proposal-headroom.ts';
import { PlannedServer, ServerPlan } from '../results/proposal-loads.ts';
import { DatabaseProposal, HuskyProposal } from '../results/proposal.ts';
import { List, Nullable } from '../basics/schema.ts';

const FrozenDatabase = Type.Object(
  { ...DatabaseProposal.properties, arrays: Type.Optional(DatabaseProposal.properties.arrays) },
  { title: 'FrozenDatabaseProposal' },
);
const FrozenHusky = Type.Object(
  { ...HuskyProposal.properties, arrays: Type.Optional(HuskyProposal.properties.arrays) },
  { title: 'FrozenHuskyProposal', examples: [null] },
);
const FrozenState = Type.Object(
  { ...FailureState.properties, kept: Type.Optional(FailureState.properties.kept) },
  { title: 'FrozenFailureState' },
);
const FrozenFailure = Type.Object(
  { ...Failure.properties, states: List(FrozenState), notes: Type.Optional(Failure.properties.notes) },
  { title: 'FrozenFailure' },
);
const FrozenReach = Type.Object(
  { ...StorageReach.properties, busyDays: Type.Optional(StorageReach.properties.busyDays) },
  { title: 'FrozenStorageReach' },
);
const FrozenHeadroom = Type.Object(
  { ...Headroom.properties, outcome: Type.Optional(Headroom.properties.outcome) },
  { title: 'FrozenHeadroom' },
);
const FrozenBillLine = Type.Object(
  { ...BillLine.properties, purpose: Type.Optional(BillLine.properties.purpose) },
  { title: 'FrozenBillLine' },
);

const FrozenServer = Type.Object(
  { ...PlannedServer.properties, dailyTb: Type.Optional(PlannedServer.properties.dailyTb) },
  { title: 'FrozenPlannedServer' },
);
const FrozenPlan = Type.Object(
  { ...ServerPlan.properties, servers: Nullable(List(FrozenServer)) },
  { title: 'FrozenServerPlan' },
);

const FrozenAlternativeStorage = Type.Object(
  {
    ...AlternativeStorage.properties,
    fillPercent: Type.Optional(AlternativeStorage.properties.fillPercent),
    formattedPercent: Type.Optional(AlternativeStorage.properties.formattedPercent),
  },
  { title: 'FrozenAlternativeStorage' },
);
const FrozenAlternative = Type.Object(
  {
    ...Alternative.properties,
    spares: Type.Optional(Alternative.properties.spares),
    fullestCameras: Type.Optional(Alternative.properties.fullestCameras),
    storages: List(FrozenAlternativeStorage),
    bill: Type.Optional(Nullable(List(FrozenBillLine))),
    billTotal: Type.Optional(Alternative.properties.billTotal),
    priceDifference: Type.Optional(Alternative.properties.priceDifference),
  },
  { title: 'FrozenAlternative' },
);

/**
 * A result as an earlier version issued it. A field that is added to a result is optional here: a test reads proposals that
 * were issued without it.
 */
export const FrozenResult = Type.Object(
  {
    ...CalculationResult.properties,
    liveDatabase: Nullable(FrozenDatabase),
    archiveDatabase: Nullable(FrozenDatabase),
    huskyProposal: Nullable(FrozenHusky),
    serverPlan: Nullable(FrozenPlan),
    failure: Nullable(FrozenFailure),
    answer: Type.Optional(CalculationResult.properties.answer),
    reach: Type.Optional(Nullable(List(FrozenReach))),
    headroom: List(FrozenHeadroom),
    alternatives: List(FrozenAlternative),
    bill: Nullable(List(FrozenBillLine)),
    network: Type.Optional(CalculationResult.properties.network),
    viewing: Type.Optional(CalculationResult.properties.viewing),
    serverMotion: Type.Optional(CalculationResult.properties.serverMotion),
    coverage: Type.Optional(CalculationResult.properties.coverage),
  },
  { title: 'FrozenResult', description: 'A result as it was issued, which may lack fields that were added later' },
);
export type FrozenResult = Static<typeof FrozenResult>;
