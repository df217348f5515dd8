# docker build --build-arg BUILD=$(git rev-parse --short HEAD) --tag site-designer .
FROM node:24-slim AS build
WORKDIR /site-designer
RUN npm install --global pnpm@11.28.11
COPY . .
ARG BUILD=unknown
ENV BUILD=$BUILD
RUN pnpm install --frozen-lockfile && pnpm run build
# What the bundle loads at run time, without what only the build needs.
RUN pnpm --filter @site-designer/api deploy --legacy --prod /deployed

FROM node:24-slim
WORKDIR /site-designer/apps/api
COPY --from=build /deployed/node_modules node_modules
COPY --from=build /site-designer/apps/api/package.json package.json
COPY --from=build /site-designer/apps/api/assets assets
COPY --from=build /site-designer/apps/api/drizzle drizzle
COPY --from=build /site-designer/apps/api/dist dist
COPY --from=build /site-designer/apps/web/dist ../web/dist
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data DATABASE_URL=sqlite:/data/site-designer.db
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
