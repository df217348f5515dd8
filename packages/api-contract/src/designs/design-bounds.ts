/** Most camera groups of a design where the operator of the server has set no other limit. */
export const USUAL_GROUPS_PER_DESIGN = 5000;

/** Most streams of a camera template. */
export const MOST_STREAMS = 100;
