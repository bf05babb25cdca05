/** The terms of use in Spanish. They say the same as the English ones; change both together. [ROUTE-013, FIND-015] */
export const spanishTermsOfUse = {
  title: 'Términos de uso',
  body: `
Estos términos se aplican cuando usted usa {name}. Si no está de acuerdo con ellos, no use este sitio. Si lo prefiere, siempre puede llamarnos al {phone}.

## Qué hacemos

{name} es un servicio de recomendación. Mostramos residencias para personas mayores, estimamos cuánto cuestan y le ponemos en contacto con residencias y asesores locales. No somos dueños de las residencias, no las dirigimos ni les damos licencias, y no prestamos cuidados.

## Cuánto cuesta

El servicio es gratis para las familias. Algunas residencias nos pagan una comisión si usted se muda. La página de cada residencia dice cuánto. No tiene que elegir una residencia que nos pague.

## La información de este sitio

- Las fichas vienen de las residencias y de registros públicos de los estados y de organismos federales. Mostramos de dónde viene un dato y de cuándo es, si lo sabemos.
- Los precios y la disponibilidad son estimaciones hasta que la residencia los confirme. Lo que usted paga lo decide el contrato que firme con una residencia.
- Los artículos, las estimaciones y los consejos son información general. No son consejos médicos, legales ni financieros. En una emergencia, llame al 911.
- Visite una residencia y revise su licencia y sus informes de inspección antes de decidir.

## Su solicitud

Dé información verdadera, y dé la de otra persona solo si tiene permiso para hacerlo. Cuando envía una solicitud, las personas nombradas en el texto que acepta pueden comunicarse con usted. Puede dejar de compartir su información en cualquier momento en [Quién tiene su información](/receipts). Nuestra [política de privacidad](/privacy) dice qué pasa con su información.

## Su cuenta

No comparta su contraseña, y avísenos si alguien más usa su cuenta. Puede borrar su cuenta en cualquier momento.

## Reseñas y preguntas

Escriba solo sobre lo que ha vivido, con sus propias palabras, sin nombres ni datos de contacto de otras personas. Revisamos las reseñas antes de publicarlas. Si retiramos una reseña publicada, mostramos el motivo en su lugar. Usted conserva los derechos sobre lo que escribe y nos permite mostrarlo en este sitio.

## Residencias participantes

Esta parte se aplica a las residencias y a sus equipos.

- Solo puede administrar la ficha de una residencia si tiene autorización para hablar en nombre de esa residencia. Verificamos cada solicitud para administrar una ficha antes de aprobarla.
- Mantenga correctos y al día los precios, la disponibilidad y los datos de su ficha.
- Use la información de una familia solo para responder a la solicitud de esa familia. No la venda ni se la pase a otros.
- Cuando una familia deje de compartir su información, no vuelva a comunicarse con ella, borre las copias que usted tenga y confirme en un plazo de 48 horas que las borró.
- Solo se debe una comisión si lo establece un contrato con nosotros y si la mudanza resultó de nuestra recomendación. Pagar una comisión no cambia el lugar de la residencia en los resultados de búsqueda.

## Asesores y agentes inmobiliarios

Las mismas reglas sobre la información de una familia se aplican a ustedes. Ven los datos de contacto de una familia solo después de aceptar ayudarla. Mantengan vigentes las licencias y los seguros que exige su estado.

## Uso correcto

No copie fichas en masa, no intente saltarse los límites de este sitio, no ponga a prueba su seguridad sin nuestro permiso y no lo use para acosar a nadie.

## Nuestra responsabilidad

Trabajamos para que este sitio esté disponible y su información sea correcta, pero no podemos prometer que siempre sea así. No somos responsables del cuidado, los contratos ni la conducta de residencias, asesores o agentes. Nada de lo que dicen estos términos limita derechos que la ley no nos permite limitar.

## Cambios y contacto

Cuando cambiamos estos términos, cambiamos la fecha que aparece arriba. A su solicitud se aplican los términos vigentes cuando la envió. Preguntas: {email} o {phone}.
`.trim(),
}
