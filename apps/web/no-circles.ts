import type { Plugin } from 'vite';

/** Ends the build where scripts need each other in a circle: one of them would read constants of the other before they are set. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const part = bundle[file];
        return part?.type === 'chunk' ? part.imports : [];
      };
      const circle = circleIn(Object.keys(bundle), importsOf);
      if (circle) this.error(`Scripts need each other in a circle: ${circle.join(' → ')}`);
    },
  };
}

/** The first circle, with the file that closes it at both ends. */
function circleIn(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    const circle = importsOf(file)
      .map((other) => visit(other, [...path, file]))
      .find((found) => found !== undefined);
    done.add(file);
    return circle;
  };
  return files.map((file) => visit(file, [])).find((found) => found !== undefined);
}
