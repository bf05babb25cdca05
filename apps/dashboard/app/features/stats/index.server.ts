export { loadStats } from './load-stats.server'
export { questionsFor } from './questions'
export { sendStatsCsv } from './stats-csv.server'
