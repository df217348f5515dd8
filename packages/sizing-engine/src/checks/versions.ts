/** Version of this package; a test compares it with the manifest. */
export const ENGINE_VERSION = '0.1.0';

/** Version of the calculation model: it grows when the same design and catalogue give other figures. */
export const MODEL_VERSION = '2';
