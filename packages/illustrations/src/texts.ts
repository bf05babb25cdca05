import type { IllustrationView } from './illustration-path'

/** The gallery category and alternative text of each illustration. [DATA-002] */
export const illustrationTexts: Readonly<
  Record<IllustrationView, { category: string; description: (name: string) => string }>
> = {
  exterior: { category: 'Exterior', description: (name) => `Illustration of ${name} from the street` },
  suite: { category: 'Rooms', description: (name) => `Illustration of a bedroom at ${name}` },
  dining: { category: 'Dining', description: (name) => `Illustration of the dining room at ${name}` },
  lounge: { category: 'Shared spaces', description: (name) => `Illustration of the library at ${name}` },
  garden: { category: 'Outdoors', description: (name) => `Illustration of the garden at ${name}` },
  plan: { category: 'Floor Plans', description: (name) => `Illustrated floor plan of a home at ${name}` },
}
