import { LEVELS, type Need } from '@site-designer/api-contract/roles';
import type * as en from '../../en/pages/access.ts';
import type { InLanguage } from '../../in-language.ts';

const RIGHTS: Readonly<Record<Need, string>> = {
  view: 'a verlo',
  comment: 'a comentarlo',
  edit: 'a editarlo',
  manage: 'a gestionarlo',
  own: 'a ser propietario',
};

const PLACES = { project: 'este proyecto', workspace: 'este espacio de trabajo' } as const;

/** Why something is closed, in the words of the API. */
export const ACCESS_TEXTS: InLanguage<typeof en.ACCESS_TEXTS> = {
  may: (level) => {
    if (level >= LEVELS.edit) return 'editar';
    return level >= LEVELS.comment ? 'ver y comentar' : 'ver';
  },
  refusal: (may, what) => (ask, need) =>
    `Usted puede ${may} ${PLACES[what]}; pida a ${ask} el derecho ${RIGHTS[need]}.`,
  /** Above the table of a design. */
  line: (may, ask, rights) => `Usted puede ${may} este proyecto. Pida a ${ask} el derecho ${rights}.`,
  gone: 'Ya no puede ver este proyecto. Lo que se muestra aquí está como estaba, y los cambios ya no se guardan.',
  edit: 'a editarlo',
  editOrComment: 'a editarlo o comentarlo',
  copyRequest: 'Copiar una solicitud',
  copied: 'Copiado',
  request: (ask, address) =>
    `Hola, ${ask}: le ruego que me conceda el derecho a editar este proyecto en Site Designer: ${address}`,
  noPricesForViewers: 'Los lectores de este proyecto no ven los precios.',
  noPricesForGuests:
    'Los invitados de un espacio de trabajo no ven su tarifa de precios. La propuesta tiene los precios.',
  admins: (ask) =>
    `Esto lo cambian los propietarios y administradores del espacio de trabajo; usted puede leerlo. Diríjase a ${ask}.`,
  guests: (ask) => `Usted es invitado de este espacio de trabajo y no tiene acceso a esto. Diríjase a ${ask}.`,
  templates: 'Las plantillas de cámaras pertenecen a los miembros del espacio de trabajo; usted es invitado.',
};
