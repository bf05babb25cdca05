import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const footerTexts: Translated<typeof english.footerTexts> = {
  site: 'Quiénes somos',
  resources: 'Centro de recursos',
  about: 'Qué hacemos',
  money: 'Cómo ganamos dinero',
  providers: 'Para residencias',
  contact: 'Contacto',
  information: 'Su información',
  tools: 'Herramientas',
  advisors: 'Asesores locales',
  promise:
    'Nuestro servicio siempre es gratis para las familias. Las residencias nos pagan solo cuando alguien se muda, y cada página dice cuánto.',
  care: 'Buscar cuidado',
  talk: 'Hable con alguien',
  hours: 'De 8 a. m. a 8 p. m., todos los días',
  demo: 'Esto es una demostración. Las residencias, las personas, los precios, las reseñas y las preguntas que ve aquí son inventados, salvo los marcados como registros públicos.',
  sources: 'Lugares: GeoNames, CC BY 4.0. Límites: Oficina del Censo de EE. UU.',
}
