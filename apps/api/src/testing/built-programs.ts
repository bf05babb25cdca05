import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs that tests start as processes: `main.js`, `import.js`. */
    programs: string
  }
}

const source = fileURLToPath(new URL('..', import.meta.url))

/** What is installed stays where it is; our own packages are taken from their source. */
const installedApart: Plugin = {
  name: 'installed-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pkg/') ? undefined : { path, external: true },
    ),
}

/** Bundles the programs once for a run: a process then starts in a second, where compiling on the way takes six. */
export default async function buildPrograms({ provide }: { provide: (name: 'programs', folder: string) => void }) {
  // Beside `dist`, since programs find their files from where they lie.
  const folder = await mkdtemp(join(source, '../programs-'))
  await build({
    entryPoints: [join(source, 'main.ts'), join(source, 'import.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@pkg/source'],
    plugins: [installedApart],
    logLevel: 'error',
  })
  provide('programs', folder)
  return () => rm(folder, { recursive: true })
}
