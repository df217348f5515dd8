import type { Catalogue } from '@site-designer/sizing-engine';
import type { FastifyInstance } from 'fastify';
import { cameraTemplateRoutes } from './camera-templates/camera-template-routes.ts';
import { cameraRoutes } from './cameras/camera-routes.ts';
import { projectRoutes } from './projects/project-routes.ts';
import { calculationRoutes } from './site-designs/calculation-routes.ts';
import { siteDesignRoutes } from './site-designs/site-design-routes.ts';
import { siteRoutes } from './sites/site-routes.ts';
import type { Stores } from './stores.ts';
import { toolRoutes } from './tools/tool-routes.ts';

export interface ProtectedRouteDependencies {
  readonly stores: Stores;
  readonly catalogue: Catalogue;
  /** Largest explanation that is sent. */
  readonly explanationLimitBytes: number;
}

/** Every call that needs a user. The caller must have authenticated the request before. */
export async function protectedRoutes(app: FastifyInstance, dependencies: ProtectedRouteDependencies): Promise<void> {
  const { stores, catalogue, explanationLimitBytes } = dependencies;
  await app.register(projectRoutes, { projects: stores.projects });
  await app.register(siteRoutes, { sites: stores.sites });
  await app.register(siteDesignRoutes, { siteDesigns: stores.siteDesigns, catalogue });
  await app.register(calculationRoutes, { siteDesigns: stores.siteDesigns, catalogue, explanationLimitBytes });
  await app.register(cameraRoutes, { siteDesigns: stores.siteDesigns, catalogue });
  await app.register(cameraTemplateRoutes, { cameraTemplates: stores.cameraTemplates, catalogue });
  await app.register(toolRoutes, { catalogue });
}
