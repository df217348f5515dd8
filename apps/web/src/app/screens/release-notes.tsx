import type { ReactNode } from 'react';
import { BackButton } from '../layout/back-button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from './text-page.tsx';

export function ReleaseNotes(): ReactNode {
  return (
    <TextPage heading="Release Notes" back={<BackButton />}>
      <PageTitle>Release Notes</PageTitle>
      <h2>November 2026</h2>
      <ul>
        <li>
          Results are worked out in the browser while you type, and again by the server when you ask for a proposal.
        </li>
        <li>The live answer names the limit that decides, and how near the next step of the hardware is.</li>
        <li>Light and dark colours, by your system or by choice.</li>
      </ul>
      <h2>June 2025</h2>
      <ul>
        <li>
          In appliance mode, the filters for model, form factor, disk quantity and RAID type depend on each other.
        </li>
        <li>Disk utilization and system utilization have a slider each.</li>
        <li>
          The proposal shows total required storage, storage per server with its RAID type, and system utilization in
          percent.
        </li>
      </ul>
      <h2>October 2023</h2>
      <ul>
        <li>
          The proposal shows, per server, the camera streams, the camera data rate, and the Smart Client data rate in
          pass-through mode.
        </li>
      </ul>
    </TextPage>
  );
}
