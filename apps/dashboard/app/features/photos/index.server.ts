export { loadPhotos } from './load-photos.server'
export { savePhotos } from './save-photos.server'
