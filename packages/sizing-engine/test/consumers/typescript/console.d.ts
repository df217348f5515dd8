/** All that the program takes from where it runs. */
declare const console: { log(value: unknown): void };
