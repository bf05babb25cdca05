import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const homeTexts: Translated<typeof english.homeTexts> = {
  title: (brand) => `${brand}: residencias para personas mayores, con los precios a la vista`,
  description:
    'Compare residencias para personas mayores cerca de usted: cuánto cuesta cada una al mes, qué ofrece y cuánto nos paga si usted se muda. Nuestros asesores locales ayudan gratis.',
  headline: 'Vea primero el precio.',
  headlineSecond: 'Dé su número después.',
  lead: 'Vea cuánto cuesta al mes vivir en una residencia cerca de usted, sin registrarse y sin dar su teléfono.',
  promises: 'Con qué puede contar',
  promise: [
    {
      question: '¿Quién nos paga?',
      answer: 'Las residencias, si usted se muda',
      detail:
        'Por lo general nos pagan del 20% al 100% del alquiler y el cuidado del primer mes. La página de cada residencia muestra qué porcentaje nos paga. Usted no paga nada.',
    },
    {
      question: '¿Quién recibe su número?',
      answer: 'Solo las personas que usted elija',
      detail:
        'Su asesor y las residencias por las que pregunte. Antes de que nos dé su número, le diremos quién le llamará.',
    },
    {
      question: '¿Cómo ordenamos la lista?',
      answer: 'Por las calificaciones y los datos, no por las comisiones',
      detail:
        'Lo que una residencia nos paga nunca cambia su lugar en la lista. Usted puede ordenar la lista por precio, calificación o nombre.',
    },
  ],
  openRooms: {
    near: (place) => `Habitaciones libres cerca de ${place}`,
    inState: (state) => `Habitaciones libres ahora en ${state}`,
    detail:
      'La residencia o nuestro personal confirmó estas habitaciones en los últimos 10 días. Mostramos ilustraciones hasta que la residencia agregue fotos.',
    hospital: '¿Va a salir pronto del hospital?',
    link: 'Ver habitaciones libres ahora',
  },
  receipts: {
    title: 'Cada vez que da su número, recibe un comprobante',
    detail:
      'Después de que usted pida precios, podrá ver en una página quién tiene su información, cuándo la recibió y si la abrió. Ahí puede dejar de compartirla con cualquiera que la tenga.',
    link: 'Ver quién tiene su información',
    sampleTitle: 'Quién tiene su información',
    sample: 'Ejemplo',
    rows: [
      {
        who: 'Teresa Lindqvist, su asesora',
        what: 'La recibió el 17 de noviembre. La abrió una vez.',
        isCurrent: true,
      },
      { who: 'Cottonwood Bend', what: 'La recibió el 17 de noviembre. Todavía no la ha abierto.', isCurrent: true },
      {
        who: 'Old Mill Terrace',
        what: 'La recibió el 17 de noviembre. Usted dejó de compartirla el 19 de noviembre.',
        isCurrent: false,
      },
    ],
  },
  articles: 'Qué leer primero',
  allArticles: 'Ver todos los artículos',
  care: 'Cuánto cuesta cada tipo de cuidado',
  careNote:
    'Son precios mensuales habituales. 8 de cada 10 residencias están en este rango, que incluye el cuidado cuando forma parte del alquiler.',
  perMonth: 'al mes',
  topCommunities: (state) => `Residencias con las mejores calificaciones en ${state}`,
  illustrations: 'Estas son ilustraciones. Verá fotos cuando la residencia las agregue.',
  seeAll: (count) => `Ver las ${count}`,
  unavailable: 'Tenemos problemas para cargar las residencias. Inténtelo de nuevo en un minuto o llámenos.',
}
