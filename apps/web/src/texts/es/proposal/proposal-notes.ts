import type * as en from '../../en/proposal/proposal-notes.ts';
import type { InLanguage } from '../../in-language.ts';

export type { Note } from '../../en/proposal/proposal-notes.ts';

export const proposalNotes: InLanguage<typeof en.proposalNotes> = (figures) => {
  const { archiveFrequency, speedupBaseFps, freeSqlCameras, stripKb, segmentKb, client } = figures;
  return [
    {
      title: 'Rendimiento',
      text: 'Los servidores, las redes y los discos se dimensionan para el máximo de todos los flujos a la vez. Un servidor que hace otro trabajo, como analizar las grabaciones con un antivirus o ejecutar análisis de vídeo, admite menos de lo que se indica aquí.',
    },
    {
      title: 'Grabación en vivo y en archivo',
      text: `Las cámaras se graban en la base de datos en vivo. Con archivado, las grabaciones pasan al archivo; se suponen ${archiveFrequency} veces al día si el diseño no indica otra cosa. La base de datos en vivo admite dos de esos intervalos. Para ambos se recomienda un tamaño de banda de ${stripKb} KB y un tamaño de segmento de ${segmentKb} KB.`,
    },
    {
      title: 'SSD',
      text: 'Los discos de estado sólido dan a la base de datos en vivo más lecturas y escrituras de las que pedirá. Consulte las escrituras garantizadas durante su vida útil antes de elegirlos para una retención larga.',
    },
    {
      title: 'Virtualización',
      text: 'Las cifras son las de servidores físicos. Uno virtual comparte procesador, memoria, red y discos con sus vecinos: reserve solo para él lo que se indica aquí.',
    },
    {
      title: 'Speedup',
      text: `Speedup graba a una velocidad base hasta que ocurre algo y después a una mayor. Como base se recomienda ${speedupBaseFps} fotograma por segundo.`,
    },
    {
      title: `Flujos simultáneos de ${client}`,
      text: 'El número de flujos que los clientes ven a la vez en un servidor, en vivo o en reproducción, a la tasa media de sus flujos. Cada uno aumenta la carga de su red y de sus discos.',
    },
    {
      title: 'Reparto de cámaras',
      text: 'El plan de servidores muestra qué cámaras graba cada servidor. Indique otro reparto en el diseño si el sitio lo requiere.',
    },
    {
      title: 'Red',
      text: 'Las tasas incluyen el sonido y los metadatos cuando un grupo los tiene, y una parte de cada enlace queda libre para lo demás. Mantenga cámaras y clientes en redes propias donde la tabla tiene dos enlaces.',
    },
    {
      title: 'Sistema operativo',
      text: 'El sistema operativo está en discos propios y no ocupa ninguna bahía ni capacidad de las grabaciones.',
    },
    {
      title: 'Servidor de gestión y SQL Server',
      text: `El servidor de gestión guarda sus datos en SQL Server. La edición gratuita suele bastar hasta ${freeSqlCameras} cámaras; los sistemas mayores necesitan una edición con licencia y discos propios para ella.`,
    },
  ];
};
