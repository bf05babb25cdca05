export { changesSource, readsSource } from './sources.server'
