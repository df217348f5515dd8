/**
 * What a runner of tests or an `npx` above it says to the programs that it starts is not meant for those that a test starts:
 * colours where none are shown, packages and answers of another `npx`.
 */
const MEANT_FOR_OTHERS = ['FORCE_COLOR', 'npm_config_package', 'npm_config_call', 'npm_config_yes'];

for (const name of MEANT_FOR_OTHERS) Reflect.deleteProperty(process.env, name);
