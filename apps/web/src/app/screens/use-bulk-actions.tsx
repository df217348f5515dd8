import { SELECTION_TEXTS } from '#texts/pages/lists.ts';
import { listSites, moveSiteDesign, type SiteDesignHeading } from '@site-designer/api-contract/addresses';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { compareAddress, inOrder } from '../../features/issued/compare/compare-sides.ts';
import { MoveDialog, type MoveTarget } from '../../features/site-designs/move-dialog.tsx';
import { useRefusal } from '../../lib/state/access.ts';
import type { BulkAction } from '../../ui/item-list/list-model.ts';
import { useApp, useAppStore } from '../store/use-app.ts';

interface BulkActions {
  readonly actions: readonly BulkAction<SiteDesignHeading>[];
  readonly dialog: ReactNode;
}

/** What can be done with selected designs: two are compared, and any number is moved to another site. Callers load the projects. */
export function useBulkActions(from: MoveTarget): BulkActions {
  const navigate = useNavigate();
  const { host } = useAppStore();
  const projects = useApp((state) => state.projects.items);
  const moveAll = useApp(({ siteDesign }) => siteDesign.moveAll);
  const [designs, setDesigns] = useState<readonly SiteDesignHeading[]>([]);
  const closed = useRefusal('edit');
  const close = () => setDesigns([]);

  function move(body: MoveTarget): void {
    close();
    void moveAll(designs, (call, { id: siteDesignId }) =>
      call(moveSiteDesign, { params: { ...from, siteDesignId }, body }),
    );
  }

  function compare([one, other]: readonly SiteDesignHeading[]): void {
    if (one && other) void navigate(compareAddress(from.projectId, inOrder('design', one.id, other.id)));
  }

  return {
    actions: [
      { id: 'compare', text: SELECTION_TEXTS.compare, icon: 'sliders', takes: 2, run: compare },
      { id: 'move', text: SELECTION_TEXTS.move, icon: 'arrow', closed, run: setDesigns },
    ],
    dialog: (
      <MoveDialog
        count={designs.length}
        from={from}
        projects={projects}
        sitesOf={async (projectId) => (await host.call(listSites, { params: { projectId } })).data.sites}
        onMove={move}
        onClose={close}
      />
    ),
  };
}
