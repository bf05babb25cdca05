import { basename } from 'node:path'
import { asc } from 'drizzle-orm'
import { ProgressBar, UsageError, exitCodes, say } from '@pkg/command-line'
import { type ImportArguments, readImportArguments } from './import-arguments'
import { importPublicRecords, type ImportCounts } from './import-public-records'
import { knownRegisters, WrongFile } from './known-sources'
import { readPoints } from './points-file'
import { openPublicFile } from './public-file'
import { mappedRegister, WrongMapping } from './sources/mapped'
import { RejectedFile } from './rejected-file'
import { OlderFile } from './runs'
import { importTexts } from './texts'
import { CannotUndo, undoImport } from './undo-import'
import { type Database, FolderInUse, migrate, openDatabase } from '@pkg/api/database'
import { importRuns } from '@pkg/api/schema'
import { readSettings, type Settings } from '@pkg/api/settings'

/** Brings a public file into the catalogue, from the command line: `npm run import -- <file>`; see `docs/importing.md`. */
async function run(): Promise<void> {
  const asked = readImportArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    if ('list' in asked) await list(database)
    else if ('undo' in asked) say(importTexts.undone(await undoImport(database, asked.undo)))
    else await importFile(database, settings, asked)
  } finally {
    await database.close()
  }
}

async function importFile(
  database: Database,
  settings: Settings,
  { file: path, source, map, points, isDryRun, wholeness }: Extract<ImportArguments, { file: string }>,
): Promise<void> {
  const names = knownRegisters.map((one) => one.source)
  const registers = map
    ? [mappedRegister(map, names)]
    : knownRegisters.filter((one) => !source || one.source === source)
  const file = await openPublicFile(path, registers)
  say(importTexts.recognised(file.register.title, file.vintage, file.encoding))
  const bar = new ProgressBar(importTexts.progress(basename(path)), Math.max(1, file.lines))
  const rejected = new RejectedFile(settings.dataDirectory, file.register.source, path)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  bar.at(0)
  let counts: ImportCounts
  try {
    counts = await importPublicRecords(database, file, {
      isDryRun,
      wholeness,
      signal: stop.signal,
      onProgress: (line) => bar.at(line),
      onRejected: (row) => rejected.add(row),
      ...(points && { points: await readPoints(points) }),
    })
  } finally {
    await rejected.end()
  }
  if (stop.signal.aborted) process.exitCode = exitCodes.stopped
  else bar.end()
  report(counts, rejected)
  if (isDryRun) say(importTexts.dryRun)
  else if (stop.signal.aborted) say(importTexts.stopped)
}

function report(counts: ImportCounts, rejected: RejectedFile): void {
  const figures = Object.entries(importTexts.counts).map(([name, label]) => ({
    label,
    figure: counts[name as keyof ImportCounts].toLocaleString('en-US'),
  }))
  const width = Math.max(...figures.map(({ figure }) => figure.length))
  say('')
  for (const { label, figure } of figures) say(`${figure.padStart(width + 2)}  ${label}`)
  if (counts.missing > 0) say(`\n${importTexts.part(counts.missing)}`)
  if (counts.rejected === 0) return
  say(`\n${importTexts.reasons}`)
  for (const { reason, count } of rejected.reasons) say(importTexts.reason(reason, count))
  say(importTexts.rejectedFile(rejected.path))
}

async function list(database: Database): Promise<void> {
  const runs = await database.orm.select().from(importRuns).orderBy(asc(importRuns.number))
  if (runs.length === 0) say(importTexts.noRuns)
  for (const one of runs) say(importTexts.run(one))
}

const refusals = [UsageError, WrongFile, WrongMapping, OlderFile, CannotUndo]

run().catch((problem: unknown) => {
  process.exitCode = refusals.some((kind) => problem instanceof kind) ? exitCodes.badUsage : exitCodes.failed
  if (problem instanceof FolderInUse) console.error(importTexts.folderInUse(problem.folder, problem.holder))
  else console.error(problem instanceof Error ? problem.message : problem)
})
