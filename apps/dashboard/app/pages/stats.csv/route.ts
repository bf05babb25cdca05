export { sendStatsCsv as loader } from '~/features/stats/index.server'
