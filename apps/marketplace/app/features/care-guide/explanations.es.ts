import type { CareTypeSlug } from '@pkg/domain'
import type { CareExplanation } from './explanations'

const privatePay =
  'La mayoría de las familias paga con sus ingresos, sus ahorros o la venta de una vivienda. El seguro de cuidados a largo plazo y el beneficio Aid and Attendance para veteranos pueden ayudar. Medicare no paga este cuidado. En muchos estados, Medicaid paga una parte del cuidado si los ingresos y los ahorros son bajos.'
const housing = 'Los residentes pagan esta vivienda como cualquier otra. Medicare y Medicaid no cubren ese costo.'

export const explanations = {
  'assisted-living': {
    forWhom:
      'Personas mayores que necesitan ayuda para bañarse, vestirse o tomar sus medicinas, pero que no necesitan enfermería las 24 horas.',
    included:
      'Por lo general, un apartamento o una habitación privada, comidas, limpieza, actividades y personal de día y de noche.',
    extra:
      'La mayoría de las residencias cobra el cuidado según cuánta ayuda necesita la persona. Algunas cobran además un pago único.',
    payment: privatePay,
  },
  'independent-living': {
    forWhom: 'Personas mayores que se valen por sí mismas y quieren compañía y menos tareas en casa.',
    included: 'Por lo general, un apartamento, algunas comidas, limpieza, transporte y actividades.',
    extra:
      'No incluye cuidado personal. Los residentes que necesitan ayuda pueden contratar a una agencia de cuidado en casa.',
    payment: housing,
  },
  'board-and-care-home': {
    forWhom: 'Personas que necesitan ayuda cada día y prefieren una casa con pocos residentes.',
    included: 'Por lo general, una habitación privada o compartida, comida casera y ayuda con las tareas de cada día.',
    extra: 'La enfermería, las salidas y los productos para la incontinencia suelen cobrarse aparte o no se ofrecen.',
    payment: privatePay,
  },
  'memory-care': {
    forWhom: 'Personas con alzhéimer u otra demencia que corren peligro si están solas.',
    included:
      'Por lo general, un edificio con salidas controladas, personal capacitado en demencia, ayuda con las tareas de cada día, comidas y actividades.',
    extra:
      'Los productos para la incontinencia y la atención individual pueden cobrarse aparte. Pregunte qué cuidado incluye el precio.',
    payment: privatePay,
  },
  'continuing-care-retirement-community': {
    forWhom:
      'Personas que por ahora tienen buena salud en general y quieren quedarse en el mismo lugar si más adelante necesitan cuidado.',
    included: 'Una vivienda, comidas y servicios. Cada contrato dice cuánto cuidado futuro cubre.',
    extra:
      'La mayoría de estas residencias cobra una sola vez una cuota de ingreso, además de la cuota mensual. Pregunte qué parte de la cuota de ingreso se devuelve.',
    payment:
      'Los residentes suelen pagar la cuota de ingreso con la venta de una vivienda, y la cuota mensual con sus ingresos.',
  },
  'active-adult': {
    forWhom: 'Personas de 55 años o más que quieren vivir entre vecinos de su edad.',
    included:
      'Una vivienda en alquiler o en venta y, a menudo, una casa club, una piscina y el mantenimiento de los jardines.',
    extra: 'No incluye comidas ni cuidado.',
    payment: housing,
  },
  'skilled-nursing-facility': {
    forWhom: 'Personas que necesitan enfermería las 24 horas, para recuperarse después del hospital o a largo plazo.',
    included: 'Una habitación, comidas, enfermería las 24 horas, medicinas y terapia.',
    extra:
      'La mayoría de las habitaciones son compartidas. Una habitación privada y los artículos personales suelen cobrarse aparte.',
    payment:
      'Después de una estancia en el hospital que cumpla los requisitos, Medicare paga hasta 100 días, con un copago desde el día 21. Medicaid paga estancias largas si los ingresos y los ahorros son bajos. Otras personas pagan por su cuenta o con un seguro de cuidados a largo plazo.',
  },
  'care-home': {
    forWhom: 'Personas que necesitan ayuda cada día y se sienten bien en un grupo pequeño.',
    included:
      'Por lo general, una habitación, comidas y personal que vive o trabaja en la casa y ayuda con las tareas de cada día.',
    extra: 'Muchas casas ofrecen un solo nivel de cuidado. Pregunte qué pasa si se necesita más ayuda.',
    payment: privatePay,
  },
} as const satisfies Record<CareTypeSlug, CareExplanation>
