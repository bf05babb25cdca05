import type { IllustrationView } from './illustration-path'

/** What is said of each drawing: the category of the gallery and the alternative text. [DATA-002] */
export const illustrationTexts: Readonly<
  Record<IllustrationView, { category: string; description: (name: string) => string }>
> = {
  exterior: { category: 'Exterior', description: (name) => `A drawing of ${name} from the street` },
  suite: { category: 'Rooms', description: (name) => `A drawing of a bedroom at ${name}` },
  dining: { category: 'Dining', description: (name) => `A drawing of the dining room at ${name}` },
  lounge: { category: 'Shared spaces', description: (name) => `A drawing of the lounge at ${name}` },
  garden: { category: 'Outdoors', description: (name) => `A drawing of the garden at ${name}` },
  plan: { category: 'Floor Plans', description: (name) => `A drawn floor plan of a home at ${name}` },
}
