/** The pages of visitors who look around. */
export const landingEn = {
  'landing.title': 'Home',
  'landing.hero': 'Give your IP a home brands can find',
  'landing.hero_text':
    'Claim the characters and works you own, show them to brand buyers in one place, and earn from licensing. Joining is free, and the copyright stays yours.',
  'landing.start': 'Join free',
  'landing.enter': 'Open my workbench',
  'landing.see_steps': 'See how it works',
  'landing.wall': 'Characters drawn by IP holders',
  'landing.what_title': 'What you get',
  'landing.what_1': 'Your IP, under your name',
  'landing.what_1_text':
    'Hand in proof of rights once. Our reviewers check it within three working days, and nobody else can claim the same IP.',
  'landing.what_2': 'One workbench for each IP',
  'landing.what_2_text':
    'Run several IPs with one account, switch between them in a click, and see at a glance whose turn it is.',
  'landing.what_3': 'Deals on clear terms',
  'landing.what_3_text':
    'You decide whom you work with. Shares and charges are said in advance and written into an offline contract.',
  'landing.steps_title': 'Four steps to an open workbench',
  'landing.step_1': 'Register',
  'landing.step_1_text': 'A phone number and a code. Two minutes.',
  'landing.step_2': 'Verify',
  'landing.step_2_text': 'Confirm your real name, so that rights have an owner.',
  'landing.step_3': 'Claim',
  'landing.step_3_text': 'Find your IP or add it, and upload proof of rights.',
  'landing.step_4': 'Run it',
  'landing.step_4_text': 'Once approved, the workbench of your IP opens.',
  'landing.promise_title': 'What we put our seal to',
  'landing.promise_1': 'Joining is free and non-exclusive.',
  'landing.promise_2': 'Copyright stays with the holder.',
  'landing.promise_3': 'Nothing is charged before a deal succeeds.',
  'landing.promise_4':
    'On deals that come through the platform, the revenue share is generally 50%, per an offline contract.',
  'landing.promise_5': 'Deals from your private shop link carry no share.',
  'landing.promise_6': 'One free digital copyright filing for every new user, as a credit of 100 RMB.',
  'landing.last_title': 'Your work deserves a good stage',
  'notfound.title': 'There is nothing at this address',
  'notfound.text': 'The page has moved, or the address has a slip in it.',
  'notfound.home': 'Back to the home page',
  'legal.version': 'Version {version}',
  'legal.effective': 'In force from {date}',
  'legal.contents': 'Contents',
  'legal.print': 'Print',
} as const;

export type LandingKey = keyof typeof landingEn;
