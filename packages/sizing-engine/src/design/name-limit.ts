/** Longest name of a camera group, in Unicode code points after trimming. */
export const CAMERA_NAME_LIMIT = { max: 70 } as const;
