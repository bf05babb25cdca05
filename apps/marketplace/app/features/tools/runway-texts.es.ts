import type { Translated } from '@pkg/domain'
import type * as english from './runway-texts'

export const runwayTexts: Translated<typeof english.runwayTexts> = {
  description:
    'Vea para cuántos meses en una residencia alcanzan los ahorros y los ingresos, y qué pasa después. No se guarda nada a menos que usted lo pida.',
  lead: 'Vea por cuánto tiempo alcanzan los ahorros y los ingresos para pagar el cuidado.',
  privacy: 'Lo que escribe no se guarda a menos que usted lo pida, y nunca forma parte de un enlace.',
  savings: 'Ahorros que puede gastar',
  savingsHint: 'Por ejemplo, $120,000',
  income: 'Ingresos al mes',
  incomeHint: 'Seguro Social, pensión y beneficios',
  cost: 'Costo del cuidado al mes',
  costHint: 'Por ejemplo, $5,600',
  increase: 'Cuánto sube el costo cada año, en porcentaje',
  increaseHint: 'Pregunte a cada residencia por sus 3 últimos aumentos. El número inicial es 4.',
  example: 'Estas cantidades son un ejemplo. Cámbielas por las suyas.',
  submit: 'Contar los meses',
  start: 'Escriba los ahorros, los ingresos y un costo mensual para ver cuánto dura el dinero.',
  lasts: 'El dinero dura',
  duration(months) {
    const [years, rest] = [Math.floor(months / 12), months % 12]
    const year = years === 1 ? '1 año' : `${years} años`
    const month = rest === 1 ? '1 mes' : `${rest} meses`
    return years === 0 ? month : rest === 0 ? year : `${year} y ${month}`
  },
  openEnded: '40 años o más',
  openEndedDetail: 'Los ingresos y los ahorros alcanzan para todo el tiempo que calculamos.',
  short: (amount) => `Después faltan unos ${amount} al mes.`,
  windows: 'Cada ventana representa un mes pagado',
  paid: (count) => (count === 1 ? '1 mes pagado' : `${count} meses pagados`),
  year: (number) => `Año ${number}`,
  afterTitle: 'Qué pasa después',
  after:
    'Cuando casi no quedan ahorros, Medicaid puede pagar un hogar de ancianos y, en muchos estados, una parte de la vida asistida. Las reglas cambian según el estado. En algunas residencias pueden quedarse los residentes que pasan a Medicaid, y en otras no. Pregunte antes de firmar.',
  afterStep:
    'Muchos estados tienen lista de espera. Consulte con un año de anticipación a la oficina de Medicaid de su estado o a un abogado especializado en asuntos de personas mayores.',
  method: 'Cómo lo calculamos',
  methodText:
    'Cada mes sumamos los ingresos y restamos el costo. El costo sube una vez al año. Los ingresos no cambian, lo que sobra se ahorra y los ahorros no ganan intereses. Esto es un cálculo, no un consejo financiero.',
  stay: 'Ver para cuánto alcanza el dinero en cada residencia que guardó',
  noCost: '¿No sabe el costo?',
  calculator: 'Usar la calculadora de costos',
  errors: {
    money: 'Escriba una cantidad en dólares, como 2150. Escriba 0 si no hay nada.',
    cost: 'Escriba cuánto cuesta el cuidado al mes, como 5600.',
    increase: 'Escriba un número entero de 0 a 15.',
  },
}
