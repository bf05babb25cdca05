export { listSaves, loadSaves, saveRating } from './saves.server'
