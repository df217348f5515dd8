import type { InstallerNetwork, InstallerSwitch } from './document.ts';

/** A port with its camera. */
export interface PortRow {
  readonly port: number;
  /** `Lobby 3`; `C-07, Lobby` where it stands on a floor plan. */
  readonly camera: string;
  readonly poeClass: string;
  readonly reserved: string;
  readonly drawn: string;
  readonly cable: string;
}

/**
 * The ports of a switch, one after the other.
 *
 * @example
 * ```ts
 * portRows(network.switches[0]!)[0]; // { port: 1, camera: 'Lobby 1', … }
 * ```
 */
export function portRows({ ports }: InstallerSwitch): PortRow[] {
  return ports.flatMap(({ firstPort, firstNumber, cameras, group, labels = [], poeClass, reserved, drawn, cable }) =>
    Array.from({ length: cameras }, (_, place) => ({
      port: firstPort + place,
      camera: labels[place] === undefined ? `${group} ${firstNumber + place}` : `${labels[place]}, ${group}`,
      poeClass,
      reserved,
      drawn,
      cable,
    })),
  );
}

/** A label for each cable as a table for a label printer: the first row has the titles, and the VLAN is left empty. */
export function labelRows({ switches, headings }: InstallerNetwork): (readonly string[])[] {
  const titles = [headings.label, headings.camera, headings.closet, headings.switch, headings.port, headings.cable];
  return [
    [...titles, headings.vlan],
    ...switches.flatMap((each) =>
      portRows(each).map(({ port, camera, cable }) => [
        `${each.name}/${port}`,
        camera,
        each.closet,
        each.name,
        String(port),
        cable,
        '',
      ]),
    ),
  ];
}
