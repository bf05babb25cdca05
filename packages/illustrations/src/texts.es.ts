import type * as english from './texts'

export const illustrationTexts: typeof english.illustrationTexts = {
  exterior: { category: 'Exterior', description: (name) => `Ilustración de ${name} desde la calle` },
  suite: { category: 'Rooms', description: (name) => `Ilustración de un dormitorio de ${name}` },
  dining: { category: 'Dining', description: (name) => `Ilustración del comedor de ${name}` },
  lounge: { category: 'Shared spaces', description: (name) => `Ilustración de la biblioteca de ${name}` },
  garden: { category: 'Outdoors', description: (name) => `Ilustración del jardín de ${name}` },
  plan: { category: 'Floor Plans', description: (name) => `Plano ilustrado de una vivienda de ${name}` },
}
