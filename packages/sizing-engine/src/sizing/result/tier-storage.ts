/** What a first archive at the full frame rate and a second one at a reduced one store. Decimal TB, without overhead. */
export interface TierStorage {
  /** Days from the recording on after which the second archive takes over. */
  readonly groomAfterDays: number;
  /** Video at the full frame rate. */
  readonly fullTb: number;
  /** Video at the reduced frame rate. */
  readonly groomedTb: number;
  /** How much less both are than the whole retention at the full frame rate. */
  readonly savedTb: number;
}
