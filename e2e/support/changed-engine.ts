import { registerHooks } from 'node:module';

/**
 * Loaded before a server (`--import`): its engine counts 1 kbit/s as a tenth more bytes an hour, as a later version might with
 * better knowledge.
 */
const CONSTANT = 'BYTES_PER_KBPS_HOUR = 1e3 / 8 * 3600';

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const { source } = loaded;
    const text = source === null || source === undefined ? '' : Buffer.from(source as Uint8Array).toString();
    return text.includes(CONSTANT) ? { ...loaded, source: text.replace(CONSTANT, `${CONSTANT} * 1.1`) } : loaded;
  },
});
