import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const sitePageTexts: Translated<typeof english.sitePageTexts> = {
  about: {
    title: (brand) => `Acerca de ${brand}`,
    description: 'Qué hacemos, quién le ayuda, quién nos paga y qué pasa con su número de teléfono.',
    steps: 'Cómo funciona',
    money: 'Cómo ganamos dinero',
    people: 'Las personas detrás de nuestros artículos',
    contact: 'Contacto',
    more: 'Más sobre nosotros',
  },
  money: {
    title: 'Cómo ganamos dinero',
    description:
      'Las familias no pagan nada. Las residencias que tienen un contrato nos pagan una comisión si alguien se muda.',
    lead: 'Las familias no nos pagan nada. Algunas residencias nos pagan una comisión si usted se muda.',
    figure: {
      title: (paying, total) => `Hoy, ${paying} de las ${total} residencias de este sitio nos pagan si usted se muda`,
      paying: 'Nos pagan si usted se muda',
      others: 'No nos pagan nada',
      windows: (paying, others) =>
        `Residencias que nos pagan si usted se muda: ${paying} de 100 ventanas. Residencias que no nos pagan nada: ${others} de 100 ventanas.`,
      caption: 'Cada ventana es el 1% de las residencias. También mostramos las que no nos pagan nada.',
      table: 'Lo mismo en una tabla',
      columns: { communities: 'Residencias', number: 'Número', windows: 'De cada 100' },
    },
    sections: [
      {
        title: 'Cuánto paga una residencia',
        paragraphs: [
          'Una residencia que tiene un contrato con nosotros paga una parte del alquiler y el cuidado del primer mes. Por lo general es del 20% al 100%, y se paga una sola vez. Si el primer mes cuesta $5,000, la comisión es de $1,000 a $5,000.',
          'La comisión se paga solo si usted se muda en los 12 meses siguientes a nuestra recomendación. A una residencia no le cuesta nada aparecer en la lista ni recibir un clic, una solicitud o una visita.',
        ],
      },
      {
        title: 'Dónde puede ver la comisión',
        paragraphs: [
          'La página de cada residencia dice cuánto nos paga, o que no nos paga nada. Esa misma línea aparece en todas las listas y en el último paso antes de enviar una solicitud. Cada lista dice también cuántas de sus residencias nos pagan.',
        ],
      },
      {
        title: 'Lo que la comisión no cambia',
        paragraphs: [
          'Lo que una residencia nos paga nunca cambia el orden de una lista. La parte de nuestro programa que ordena las residencias no puede leer las comisiones. Usted puede ordenar por precio, calificación, distancia o nombre.',
          'Una residencia no puede pagar para cambiar su calificación ni para que se retire una reseña.',
        ],
      },
      {
        title: 'Qué no vendemos',
        paragraphs: [
          'No vendemos su información ni la compartimos para publicidad en otros sitios. Compartimos sus datos de contacto con una residencia solo después de que usted lo acepte para esa residencia.',
        ],
      },
      {
        title: 'Si quiere consejos por los que no pague ninguna residencia',
        paragraphs: [
          'Llame a la agencia de su zona para personas mayores (Area Agency on Aging). El servicio Eldercare Locator, en el 1-800-677-1116, puede decirle cuál es la más cercana.',
        ],
      },
    ],
    example: 'Ver la comisión de cada residencia',
    contact: 'Preguntar por una comisión',
  },
  providers: {
    title: 'Para residencias',
    description:
      'Cómo aparecer en la lista, qué es una comisión por recomendación y cómo reclamar la página de su residencia.',
    lead: 'Aparecer en la lista es gratis. Solo debe pagar una comisión si se muda alguien que llegó por nuestra recomendación.',
    contents: 'En esta página',
    claim: 'Reclame su página',
    contact: 'Contacto',
  },
}
