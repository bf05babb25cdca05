import { basename } from 'node:path'
import { ProgressBar } from './catalogue/fill/progress-bar'
import { countLines } from './catalogue/import/csv-rows'
import { readImportArguments } from './catalogue/import/import-arguments'
import { importPublicRecords, type ImportCounts, type RejectedRow } from './catalogue/import/import-public-records'
import { WrongFile } from './catalogue/import/read-public-records'
import { RejectedFile } from './catalogue/import/rejected-file'
import { importTexts } from './catalogue/import/texts'
import { BadUsage, exitCodes, say } from './command-line'
import { FolderInUse } from './database/folder-lock'
import { migrate } from './database/migrate'
import { openDatabase } from './database/open'
import { readSettings } from './settings'

const shownAtMost = 20

/** Brings a public file into the catalogue, from the command line: `npm run import -- --source cms|rcfe <file>`. */
async function run(): Promise<void> {
  const { source, file } = readImportArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const bar = new ProgressBar(importTexts.progress(basename(file)), Math.max(1, await countLines(file)))
    const rejected = new RejectedFile(settings.dataDirectory, source, file)
    const shown: RejectedRow[] = []
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    bar.at(0)
    const counts = await importPublicRecords(database, {
      source,
      file,
      signal: stop.signal,
      onProgress: (line) => bar.at(line),
      onRejected(row) {
        rejected.add(row)
        if (shown.length < shownAtMost) shown.push(row)
      },
    }).finally(() => rejected.end())
    if (stop.signal.aborted) process.exitCode = exitCodes.stopped
    else bar.end()
    report(counts, shown, rejected.path)
    if (stop.signal.aborted) say(importTexts.stopped)
  } finally {
    await database.close()
  }
}

function report(counts: ImportCounts, shown: readonly RejectedRow[], path: string): void {
  const figures = Object.entries(importTexts.counts).map(([name, label]) => ({
    label,
    figure: counts[name as keyof ImportCounts].toLocaleString('en-US'),
  }))
  const width = Math.max(...figures.map(({ figure }) => figure.length))
  say('')
  for (const { label, figure } of figures) say(`${figure.padStart(width + 2)}  ${label}`)
  if (counts.read === 0) say(`\n${importTexts.nothingRead}`)
  if (shown.length === 0) return
  say(`\n${importTexts.rejected(shown.length, counts.rejected)}`)
  for (const { line, field, reason } of shown) say(importTexts.rejectedRow(line, field, reason))
  say(importTexts.rejectedFile(path))
}

run().catch((problem: unknown) => {
  process.exitCode = problem instanceof BadUsage || problem instanceof WrongFile ? exitCodes.badUsage : exitCodes.failed
  if (problem instanceof FolderInUse) console.error(importTexts.folderInUse(problem.folder, problem.holder))
  else console.error(problem instanceof Error ? problem.message : problem)
})
