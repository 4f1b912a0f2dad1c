/** Words of the introduction to labels, and of an order's refund and invoice. */
export const introEn = {
  'intro.pages': 'About labels',
  'intro.tagIntroduce': 'A label that answers for itself',
  'intro.tagIntroduce.lead':
    'Every label carries its own code. Anyone who buys the product can scan it and learn at once whether it is genuine.',
  'intro.tagProductIntroduce': 'From the order to the scan',
  'intro.tagProductIntroduce.lead':
    'You order, we print, your merchant applies, the buyer scans. Four steps, each of them visible to you.',
  'intro.commonTagIntroduce': 'General labels: ready at once',
  'intro.commonTagIntroduce.lead':
    'One design for all IPs, and its own code on every label. Good for first runs and small ones.',
  'intro.ownTagIntroduce': 'Custom labels: your IP on every product',
  'intro.ownTagIntroduce.lead':
    'A holographic label with your own design. Harder to copy, and part of the packaging.',
  'intro.parts': 'What a label tells',
  'intro.part.code': 'The code',
  'intro.part.code.text':
    'One label, one code. It cannot be guessed, and it tells nobody how many you ordered.',
  'intro.part.text': 'The text below',
  'intro.part.text.text': 'The same code in letters and digits, to type when a camera fails.',
  'intro.part.verdict': 'The answer',
  'intro.part.verdict.text':
    'Genuine, scanned before, or unknown; with your IP, the product and the merchant who may sell it.',
  'intro.honest':
    'A printed code can be photographed. So every scan is counted: a copied label gives itself away as “scanned before”, and you see where.',
  'intro.kinds': 'Two kinds',
  'intro.kind.common': 'One design for everybody.',
  'intro.kind.custom': 'Holographic, with your own design.',
  'intro.kind.common.more': 'More about general labels',
  'intro.kind.custom.more': 'More about custom labels',
  'intro.steps': 'Four steps',
  'intro.step.buy': 'Order',
  'intro.step.buy.text':
    'Choose the product and the quantity, pay by wallet or transfer. The price is itemized before you order.',
  'intro.step.print': 'Print',
  'intro.step.print.text':
    'We make and print the codes, and send the labels by courier. You follow the order until it arrives.',
  'intro.step.apply': 'Apply',
  'intro.step.apply.text':
    'Your merchant sticks one label on each product. Codes can be given to each merchant by name.',
  'intro.step.scan': 'Scan',
  'intro.step.scan.text': 'The buyer scans with any phone, without an app. You see when and roughly where.',
  'intro.to_merchants': 'Give codes to a merchant',
  'intro.know': 'Good to know',
  'intro.know.keep': 'Labels keep for 12 months, at 5 to 30 °C.',
  'intro.know.surface': 'Stick them on dry, clean, even surfaces, and do not fold the code.',
  'intro.know.once': 'One label for one product: a code that is used twice shows as scanned before.',
  'intro.know.lost': 'Lost labels? Tell us at once: we revoke their codes.',
  'intro.know.faults': 'Report faults within 5 working days of the delivery.',
  'intro.facts': 'At a glance',
  'intro.fact.price': 'Price',
  'intro.fact.plate': '¥{price} once per design; free above {above} labels',
  'intro.fact.sample': '¥{price}, ready in 5–7 days, so that you see it before the run',
  'intro.fact.suits': 'Best for',
  'intro.fact.look': 'Appearance',
  'intro.fact.size': 'Size',
  'intro.fact.time': 'Delivery time',
  'intro.fact.sending': 'Shipping',
  'intro.fact.keeping': 'Storage',
  'intro.common.suits': 'First runs, small batches, products that change often',
  'intro.common.size': '25 × 15 mm',
  'intro.common.sending': 'By courier, shipping paid on delivery',
  'intro.common.keeping': '12 months, at 5 to 30 °C',
  'intro.custom.suits': 'Large runs, and IPs that are often copied',
  'intro.custom.look': 'Holographic, from a laser plate made for your design only',
  'intro.custom.size': '25 × 15 mm; other sizes on request',
  'intro.custom.keeping': '12 months, at 5 to 30 °C',
  'intro.calc': 'Price calculator',
  'intro.calc.order': 'Order this',
  'intro.calc.note': 'Today’s prices. Nothing is ordered yet.',
} as const;

export type IntroKey = keyof typeof introEn;
