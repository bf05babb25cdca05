import { type CommunityImage, isPhoto } from '@pkg/domain'
import { pictureTexts } from './picture-texts'

/** Returns the alternative text of an image: what its uploader wrote, or what an illustration of ours shows. [IMG-001, FIND-015] */
export const imageText = (image: CommunityImage, name: string): string =>
  isPhoto(image) ? image.description : pictureTexts.illustrationOf(name, image.category.name, image.description)
