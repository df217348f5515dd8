/** Version of this package; a test compares it with the manifest. */
export const ENGINE_VERSION = '1.0.0';

/**
 * Version of the calculation model: it grows when the same design and catalogue give other figures. The golden files of a version
 * keep their figures, and `MODEL_CHANGES` says what each version changed.
 */
export const MODEL_VERSION = '3';
