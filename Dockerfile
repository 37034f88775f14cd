# syntax=docker/dockerfile:1
# The shop: store and backend in one image. docs/deployment.md says how to run it.

FROM node:24.21.0-trixie-slim AS tools
RUN npm install --global --ignore-scripts pnpm@12.21.0
WORKDIR /shop

FROM tools AS build
COPY . .
RUN pnpm install --frozen-lockfile && node tools/build-if-stale.ts

FROM tools AS modules
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/backend/package.json apps/backend/
COPY apps/store/package.json apps/store/
COPY packages/contract/package.json packages/contract/
COPY packages/flows/package.json packages/flows/
COPY packages/ui/package.json packages/ui/
RUN pnpm install --frozen-lockfile --prod --filter "@shop/store..."

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
WORKDIR /shop
# `shop` is the command line of docs/operations.md.
RUN printf '#!/bin/sh\nexec node /shop/apps/backend/build/shop.js "$@"\n' > /usr/local/bin/shop \
  && chmod +x /usr/local/bin/shop \
  && mkdir /data && chown node:node /data
COPY --from=modules /shop ./
COPY demo demo
COPY apps/backend/src apps/backend/src
COPY apps/store/app apps/store/app
COPY apps/store/server apps/store/server
COPY apps/store/server.ts apps/store/
COPY packages/contract/src packages/contract/src
COPY packages/flows/src packages/flows/src
COPY packages/ui/src packages/ui/src
COPY --from=build /shop/apps/backend/build apps/backend/build
COPY --from=build /shop/apps/store/build apps/store/build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=built", "--max-semi-space-size=16", "--heap-growing-percent=100", "apps/store/server.ts", "--production"]
