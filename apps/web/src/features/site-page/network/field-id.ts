/** Fields that mend what does not hold in the network. */
export type MendingField =
  'sparePortsPercent' | 'uplinkUsePercent' | 'uplinksUsed' | 'sharedUplinkMbit' | 'closet' | 'cableM';

/** The id of a field on the page, which a finding leads to; of a camera group where it is of one. */
export function fieldId(field: MendingField, cameraGroupId?: number): string {
  return cameraGroupId === undefined ? `site-${field}` : `site-${field}-${cameraGroupId}`;
}
