# One image, one process: the product without a database of its own (DATABASE_URL names it). Packages are a layer that
# changes with the lockfile alone, both while building and in the image.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund
COPY . .
# docker build --build-arg COMMIT=$(git rev-parse HEAD), for the log and /health/live.
ARG COMMIT=
RUN node scripts/main.js build

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=4000 HOST=0.0.0.0 DATA_DIR=/data
# As memoryBounds in scripts/setup/locked-node.js.
ENV NODE_OPTIONS="--max-old-space-size=320 --max-semi-space-size=16" MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/schema schema
COPY --from=build /app/graphql-server graphql-server
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
# Live, not ready: a restart does not bring back a database. A start waits up to ten minutes for one that migrates.
HEALTHCHECK --interval=10s --timeout=3s --start-period=600s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "graphql-server/src/main.ts"]
