/** The about and contact pages, and the introduction of a first visit. */
export const aboutEn = {
  'contact.lead': 'A person answers. Tell us who you are and which IP it is about.',
  'contact.when': 'Customer service hours',
  'contact.when_text': 'Messages that arrive outside these hours are answered on the next working day.',
  'contact.holders': 'IP holders and artists',
  'contact.holders_text':
    'Please give the name of your IP and the phone number you registered with, without its last four digits. Never send us your password or a verification code.',
  'contact.brands': 'Brands',
  'contact.brands_text':
    'Please give your company, the category and the number of your cooperation request, if you have one.',
  'contact.write_holders': 'Write as a holder',
  'contact.write_brands': 'Write as a brand',
  'contact.subject_holders': 'From an IP holder',
  'contact.subject_brands': 'From a brand',
  'contact.salutation_holders': 'Dear IP consultant,',
  'contact.salutation_brands': 'Dear cooperation team,',
  'contact.qr_text': 'Scan to open IP Workbench on your phone.',
  'about.title': 'About us',
  'about.hero': 'Between those who draw and those who make',
  'about.hero_text':
    'IP Workbench is where holders of characters and works claim what is theirs, show it to brands, and earn from licensing, with every step in view of both sides.',
  'about.what': 'One place from proof to payment',
  'about.what_text':
    'A holder proves the rights once and gets a workbench for each IP: public page and galleries, requests from brands, tenders, design reviews, anti-counterfeit labels and copyright filing. Brands find works whose owner is known.',
  'about.who': 'For whom',
  'about.who_1': 'IP holders',
  'about.who_1_text':
    'Studios, companies and families of characters who want requests they can trust and terms they can read.',
  'about.who_2': 'Artists',
  'about.who_2_text':
    'People whose name is the work. An artist’s card, your genres, your shows, and a consultant when you want one.',
  'about.who_3': 'Brands',
  'about.who_3_text': 'Makers who look for a fitting IP and want one request, one answer and a clear owner.',
  'about.steps': 'How a cooperation runs',
  'about.steps_text': 'Four steps. Both sides always see whose turn it is.',
  'about.step_1': 'The request arrives',
  'about.step_1_text': 'A brand sends a cooperation request. We review it before the holder sees it.',
  'about.step_2': 'A consultant checks',
  'about.step_2_text': 'The holder replies, and an IP consultant reviews the reply.',
  'about.step_3': 'The brand confirms',
  'about.step_3_text': 'The reply reaches the brand, who confirms it. Until then either side may stop.',
  'about.step_4': 'Matched',
  'about.step_4_text': 'Both sides meet and sign an offline contract. Only now is anything due.',
  'about.promises': 'What we promise',
  'about.contact': 'Talk to us',
  'intro.count': '{at} of {all}',
  'intro.back': 'Previous',
  'intro.next': 'Next',
  'intro.finish': 'Get started',
  'intro.1': 'Welcome to IP Workbench',
  'intro.1_text':
    'A home for the characters and works you own: claim them, show them, license them. Joining is free, and the copyright stays yours.',
  'intro.2': 'Claim what is yours',
  'intro.2_text':
    'Verify your real name, find or add your IP and upload proof of rights. We review it within 3 working days.',
  'intro.3': 'Be found, and decide',
  'intro.3_text':
    'Brands send reviewed requests. You see what they need, then agree or decline. Nothing is charged before a deal succeeds.',
  'intro.4': 'Start today',
  'intro.4_text': 'Every new user has one free digital copyright filing, as a credit of ¥100.',
} as const;

export type AboutKey = keyof typeof aboutEn;
