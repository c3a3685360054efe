# A target for each service: `docker build --target tickets .`; docker-compose.yml builds all of them, docker-bake.hcl for others.
# Pin the image by its digest with `--build-arg NODE_IMAGE=node:…@sha256:…` (docs/operations.md says how to look it up).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# What decides which packages are installed: as long as none of it changes, the packages below come from the cache.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && find . -name package.json -not -path '*/node_modules/*' | tar -cf - -T - package-lock.json .npmrc | tar -xf - -C /manifests

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /manifests ./

FROM packages AS web
RUN npm ci --workspace web
COPY tsconfig.base.json ./
COPY packages/answer-groups packages/answer-groups
COPY packages/contracts packages/contracts
COPY web web
RUN npm run build --workspace web

# npm follows the development dependencies of a workspace into other workspaces, and brings what these run on: Chromium, OCR.
FROM packages AS service-manifests
RUN npm pkg delete devDependencies --workspaces

# Nothing but node runs in a service: as the first process, so that it gets the signals, and never as root.
FROM ${NODE_IMAGE} AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
USER 1000:1000
EXPOSE 3000

FROM service-manifests AS gateway-packages
RUN npm ci --omit=dev --workspace services/gateway
FROM runtime AS gateway
ENV WEB_DIR=/app/web/dist
COPY --from=gateway-packages /app ./
COPY --from=web /app/web/dist web/dist
COPY packages packages
COPY services/gateway services/gateway
CMD ["node", "services/gateway/src/main.ts"]

FROM service-manifests AS auth-packages
RUN npm ci --omit=dev --workspace services/auth
FROM runtime AS auth
COPY --from=auth-packages /app ./
COPY packages packages
COPY services/auth services/auth
CMD ["node", "services/auth/src/main.ts"]

FROM service-manifests AS tickets-packages
RUN npm ci --omit=dev --workspace services/tickets
FROM runtime AS tickets
COPY --from=tickets-packages /app ./
COPY packages packages
COPY services/tickets services/tickets
CMD ["node", "services/tickets/src/main.ts"]

FROM service-manifests AS responses-packages
RUN npm ci --omit=dev --workspace services/responses
FROM runtime AS responses
COPY --from=responses-packages /app ./
COPY packages packages
COPY services/responses services/responses
CMD ["node", "services/responses/src/main.ts"]

FROM service-manifests AS ai-packages
RUN npm ci --omit=dev --workspace services/ai
FROM runtime AS ai
COPY --from=ai-packages /app ./
COPY packages packages
COPY services/ai services/ai
CMD ["node", "services/ai/src/main.ts"]

FROM runtime AS browser
USER root
# The Chromium that comes by npm is for amd64 only; on other processors it is Debian's. Node is asked, as the app does: an
# argument of the build with a default would hide what BuildKit says.
RUN test "$(node --print process.arch)" = x64 || { apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation && rm -rf /var/lib/apt/lists/*; }
USER 1000:1000

FROM service-manifests AS pdf-packages
RUN npm ci --omit=dev --workspace services/pdf
FROM browser AS pdf
COPY --from=pdf-packages /app ./
COPY packages packages
COPY services/pdf services/pdf
# Unpacked into the home of this user, as nothing can be written there later; this fails when Chromium does not start.
RUN ["node", "--input-type=module", "--eval", "import { findChromium } from '/app/packages/chromium/src/index.ts'; await findChromium()"]
CMD ["node", "services/pdf/src/main.ts"]

# For operators' commands: `docker compose run --rm operator services/all-in-one/src/doctor/main.ts`.
FROM service-manifests AS operator-packages
RUN npm ci --omit=dev --workspace services/all-in-one
FROM browser AS operator
COPY --from=operator-packages /app ./
COPY packages packages
COPY services services
RUN ["node", "--input-type=module", "--eval", "import { findChromium } from '/app/packages/chromium/src/index.ts'; await findChromium()"]
ENTRYPOINT ["node"]

# What a deployment is made with: the files of MongoDB, NATS and Traefik, which docker-compose.yml hands to them, and what writes
# .env where there is neither Node nor a copy of the sources (docs/operations.md, "Two files and one command").
FROM runtime AS setup
USER root
# A new volume gets the owner of the folder that it is mounted on.
RUN install -d -o 1000 -g 1000 /settings
USER 1000:1000
COPY deploy/mongo deploy/mongo
COPY deploy/nats deploy/nats
COPY deploy/traefik deploy/traefik
# For who adds one of them to the published docker-compose.yml.
COPY deploy/compose deploy/compose
COPY scripts/preflight.mjs scripts/secret-files.mjs scripts/set-up.mjs scripts/setup-compose.mjs scripts/
CMD ["sh", "-c", "node scripts/preflight.mjs /installation && node scripts/setup-compose.mjs /installation"]

# Everything in one container: `docker run -p 3000:3000 -v exit-tickets:/data IMAGE`. What a layer takes away still weighs, so the
# image is copied together from what is left in the end. Nothing opens: npm and Node's headers, the packed Chromium beside the
# unpacked one, OCR data and engines of other kinds than ours, the parts of pdf.js for browsers, types, sources and maps of packages.
FROM operator AS all-in-one-files
USER root
RUN rm -rf /usr/local/include /usr/local/share /opt/yarn-* \
    node_modules/@sparticuz/chromium/bin node_modules/@tesseract.js-data/*/4.0.0 node_modules/@lmdb/*/*.musl.node node_modules/bare-* \
    node_modules/tesseract.js-core/*.wasm.js node_modules/tesseract.js-core/*-lstm.* \
    node_modules/openai/src node_modules/pdfjs-dist/build node_modules/pdfjs-dist/web \
    && find node_modules -name '*.map' -delete -o -name '*.d.?ts' -delete -o -name '*.d.ts' -delete \
    && install -d -o 1000 -g 1000 -m 700 /data
COPY --from=web /app/web/dist web/dist
COPY scripts/doctor.mjs scripts/set-up.mjs scripts/
FROM scratch AS all-in-one
COPY --from=all-in-one-files / /
# As in services/all-in-one/node-options.json. PUBLIC_URL is where `-p 3000:3000` leads on this machine: the address of the container
# itself is nothing for phones. The doctor goes in by GATEWAY_URL. `node --run doctor` runs the commands of package.json.
ENV PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 PUBLIC_URL=http://localhost:3000 GATEWAY_URL=http://127.0.0.1:3000 \
    DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
USER 1000:1000
EXPOSE 3000
# All else can be read-only. Uploads stand on the disk while they are read.
VOLUME ["/data", "/tmp"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --start-interval=2s CMD ["node", "packages/service-kit/src/process/healthcheck.ts"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "services/all-in-one/src/main.ts"]
