export { aroundImage } from './around-image.server'
export { findAround } from './around.server'
export { drawPlate } from './draw-plate.server'
export { parsePlate, platePath } from './plate-path'
