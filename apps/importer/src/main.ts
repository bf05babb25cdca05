import { basename } from 'node:path'
import { asc } from 'drizzle-orm'
import { ProgressBar, exitCodes, runProgram, say } from '@pkg/command-line'
import { type ImportArguments, readImportArguments } from './import-arguments'
import { importPublicRecords, type ImportCounts } from './import-public-records'
import { importSupplement, type SupplementCounts } from './import-supplement'
import { allSources, UnrecognizedFileError } from './known-sources'
import { readPoints } from './points-file'
import { openPublicFile, type PublicFile } from './public-file'
import { MappingError, readMappedSource } from './sources/mapped'
import { RejectedFile } from './rejected-file'
import { OlderFileError } from './runs'
import type { SupplementSource } from './supplement'
import { importTexts } from './texts'
import { UndoError, undoImport } from './undo-import'
import { type Database, migrate, openDatabase } from '@pkg/api/database'
import { importRuns } from '@pkg/api/schema'
import { readSettings, type Settings } from '@pkg/api/settings'

// Adds the communities of a public record file to the catalog. See `docs/importing.md`.
await runProgram(
  { usage: importTexts.usage, usageErrors: [UnrecognizedFileError, MappingError, OlderFileError, UndoError] },
  async () => {
    const command = readImportArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
    const settings = readSettings(process.env)
    const database = await openDatabase(settings)
    try {
      await migrate(database)
      if ('list' in command) await printRuns(database)
      else if ('undo' in command) say(importTexts.undone(await undoImport(database, command.undo)))
      else await importFile(database, settings, command)
    } finally {
      await database.close()
    }
  },
)

type FileArguments = Extract<ImportArguments, { file: string }>

async function importFile(database: Database, settings: Settings, command: FileArguments): Promise<void> {
  const { file: path, source, map } = command
  const names = allSources.map(({ name }) => name)
  const sources = map ? [readMappedSource(map, names)] : allSources.filter(({ name }) => !source || name === source)
  const file = await openPublicFile(path, sources)
  say(importTexts.detected(file.source.title, file.asOf, file.encoding))
  const rejected = new RejectedFile(settings.dataDirectory, file.source.name, path)
  const { source: detected } = file
  const isStopped =
    'supplements' in detected
      ? await addToCommunities(database, { ...file, source: detected }, command, rejected)
      : await importCommunities(database, { ...file, source: detected }, command, rejected)
  if (isStopped) process.exitCode = exitCodes.stopped
  if (command.isDryRun) say(importTexts.dryRun)
  else if (isStopped) say(importTexts.stopped)
}

async function addToCommunities(
  database: Database,
  file: PublicFile<SupplementSource>,
  { isDryRun }: FileArguments,
  rejected: RejectedFile,
): Promise<boolean> {
  let counts: SupplementCounts
  try {
    counts = await importSupplement(database, file, { isDryRun, onRejected: (row) => rejected.add(row) })
  } finally {
    await rejected.end()
  }
  printCounts(importTexts.supplementCounts, counts, rejected)
  return false
}

/** Imports the communities of a file, and returns whether it was stopped. */
async function importCommunities(
  database: Database,
  file: PublicFile,
  { points, isDryRun, isRetiringConfirmed, coverage }: FileArguments,
  rejected: RejectedFile,
): Promise<boolean> {
  const bar = new ProgressBar(importTexts.progress(basename(file.path)), Math.max(1, file.lines))
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  bar.at(0)
  let counts: ImportCounts
  try {
    counts = await importPublicRecords(database, file, {
      isDryRun,
      isRetiringConfirmed,
      coverage,
      signal: stop.signal,
      onProgress: (line) => bar.at(line),
      onRejected: (row) => rejected.add(row),
      ...(points && { points: await readPoints(points) }),
    })
  } finally {
    await rejected.end()
  }
  if (!stop.signal.aborted) bar.end()
  printCounts(importTexts.counts, counts, rejected)
  if (counts.missing > 0) say(`\n${importTexts.partialFile(counts.missing)}`)
  if (counts.unconfirmed > 0) say(`\n${importTexts.unconfirmed(counts.unconfirmed, counts.unreadable)}`)
  return stop.signal.aborted
}

function printCounts<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  counts: Readonly<Record<NoInfer<Name>, number>>,
  rejected: RejectedFile,
): void {
  const names: Name[] = Object.keys(labels).filter((name): name is Name => name in labels)
  const lines = names.map((name) => ({ label: labels[name], count: counts[name].toLocaleString('en-US') }))
  const width = Math.max(...lines.map(({ count }) => count.length))
  say('')
  for (const { label, count } of lines) say(`${count.padStart(width + 2)}  ${label}`)
  if (rejected.reasons.length === 0) return
  say(`\n${importTexts.reasons}`)
  for (const { reason, count } of rejected.reasons) say(importTexts.reason(reason, count))
  say(importTexts.rejectedFile(rejected.path))
}

async function printRuns(database: Database): Promise<void> {
  const runs = await database.orm.select().from(importRuns).orderBy(asc(importRuns.number))
  if (runs.length === 0) say(importTexts.noRuns)
  for (const importRun of runs) say(importTexts.run(importRun))
}
