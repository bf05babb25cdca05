import { orderGallery, type CommunityImage } from '@pkg/domain'
import { drawingPath, drawingViews, type DrawingView } from '../drawings/drawing-path'
import type { DrawingTraits } from '../drawings/traits'
import { drawingTexts } from './texts'

/** One drawing of a community as a picture of its gallery. [DATA-002] */
export function drawnImage(look: DrawingTraits, slug: string, name: string, view: DrawingView): CommunityImage {
  const { category, description } = drawingTexts[view]
  return {
    id: `${slug}-${view}`,
    path: drawingPath(look, slug, view),
    description: description(name),
    category: { name: category },
  }
}

/** All drawings of a community in gallery order; small houses have no dining room worth a picture of its own. [TILE-012] */
export function drawnGallery(look: DrawingTraits, slug: string, name: string, capacity: number): CommunityImage[] {
  const views = drawingViews.filter((view) => view !== 'dining' || capacity >= 16)
  return orderGallery(
    views.map((view) => drawnImage(look, slug, name, view)),
    drawingPath(look, slug, 'exterior'),
  )
}
