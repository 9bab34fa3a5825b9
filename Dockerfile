FROM node:26-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY vite.config.ts tsconfig.json ./
# The build reads every configuration that tsconfig.json refers to.
COPY test/tsconfig.json test/
COPY content content
COPY contract contract
COPY deploy/build deploy/build
COPY server server
COPY site site
# The build writes these into the pages, so a change of one needs a new image.
ARG SITE_URL="" PUBLIC_ANON_KEY="" FUNCTIONS_URL=""
# The cache keeps encoded pictures and the previous build, whose hashed files become part of the next
# build, for pages that are open in a browser.
RUN --mount=type=cache,target=/site/node_modules/.cache --mount=type=cache,target=/site/dist.builds \
  npm run build && cp -rL dist image && rm -r image/render

FROM node:26-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM node:26-bookworm-slim
WORKDIR /site
COPY --from=dependencies /site/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY server server
COPY --from=build /site/image dist
RUN install --directory --owner=node --mode=700 /data \
  && install --directory --owner=node node_modules/.cache
USER node
ARG SITE_URL="" PUBLIC_ANON_KEY=""
# The same V8 option as in `npm start`: it halves the memory of short-lived objects under load.
ENV NODE_OPTIONS=--max-semi-space-size=8
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SITE_URL=$SITE_URL PUBLIC_ANON_KEY=$PUBLIC_ANON_KEY
# Starts the server once and stops it: a missing file fails here, not in service, and later starts use the compile cache.
RUN DATA_DIR=/tmp/first-start PORT=0 node --input-type=module --eval \
  'await import("/site/server/main.js"); process.kill(process.pid, "SIGTERM")' && rm -r /tmp/first-start
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.js"]
