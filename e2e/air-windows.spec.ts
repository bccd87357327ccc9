import { deployed, meeting, sortie, TO_DOGFIGHT, TO_FLIGHT, type Sky } from './air-positions.ts';
import { expectMedals, expectTold, pressAll, reserveOf } from './air-support.ts';
import { gameFile } from './positions.ts';
import { expect, openGame, press, prompt, test, type Locator, type Page } from './support.ts';

const AMBUSH_IN_HAND: Sky = { hands: { allies: ['attack-left', 'probe-centre'], axis: ['ambush', 'probe-left'] } };
const NO_AMBUSH: Sky = { hands: { allies: ['attack-left', 'probe-centre'], axis: ['dig-in', 'probe-left'] } };
const ONCE_OVER = ['place aircraft C5', 'mark mg', 'fly c6', 'fly D7'];

function curtainOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Hand the screen to (the )?Axis/ });
}

/** Every title of an air card that is anywhere in the page. */
function airCardsInPage(page: Page): Promise<string[]> {
  const titles = ['Flak Trap', 'Evasive Action', 'Turn the Tables', 'Forward Observer'];
  return page.evaluate((names) => {
    const told = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    const all = [document.documentElement.textContent, ...told].join('\n');
    return names.filter((name) => all.includes(name));
  }, titles);
}

/** The curtain asks this, looks the same whatever is in the hand, and has the hand nowhere behind it. */
async function asksBehindCurtain(page: Page, question: string, decline: string): Promise<Locator> {
  const curtain = curtainOf(page);
  await expect(curtain.locator('.curtain-question')).toHaveText(question);
  await expect(curtain.getByRole('button')).toHaveText([
    'Show my hand',
    decline,
    `${decline} this turn`,
    'Settings',
    '← Battles',
  ]);
  await expect(page.locator('.card')).toHaveCount(0);
  expect(await airCardsInPage(page)).toEqual([]);
  return curtain;
}

test('an aircraft is ambushed in mid-flight, from behind the curtain, and driven off', async ({ page }) => {
  await openGame(page, deployed({ ...AMBUSH_IN_HAND, dice: ['grenade', 'star', 'star', 'flag'] }));
  await pressAll(page, 'Bring the fighter on over C5', 'Lay an MG marker on C5');
  const curtain = await asksBehindCurtain(page, 'Ambush?', 'No ambush');
  await expect(curtain).toContainText(/American fighter on C5.* attacks German infantry on C5/);
  await curtain.getByRole('button', { name: 'Show my hand' }).click();
  await expect(prompt(page)).toHaveText('Ambush?');
  await press(page, 'Play Ambush');
  await expectTold(page, 'German infantry on C5 fires at American fighter on C5 with 3 dice');
  await expectTold(page, 'American fighter on C5 is driven off');
  await expect(reserveOf(page, 'allies')).toContainText('Fighter: available');
  // The Allies go on with their infantry; nobody flies any more.
  await expect(prompt(page)).toHaveText('Move units');
});

for (const [sky, holds] of [
  [AMBUSH_IN_HAND, 'with the card in the hand'],
  [NO_AMBUSH, 'without it'],
] as const) {
  test(`an ambush from below is declined on the curtain ${holds}, and the flight goes on`, async ({ page }) => {
    await openGame(page, deployed(sky));
    await pressAll(page, 'Bring the fighter on over C5', 'Lay an MG marker on C5');
    const curtain = await asksBehindCurtain(page, 'Ambush?', 'No ambush');
    await curtain.getByRole('button', { name: 'No ambush', exact: true }).click();
    await expect(prompt(page)).toHaveText('Fly');
    await expect(page.getByRole('region', { name: 'Flight' })).toContainText('3 of 4 hexes left');
    await expect(page.locator('.card')).toHaveCount(0);
    await press(page, 'Fly to D5');
    await expect(page.getByRole('region', { name: 'Flight' })).toContainText('2 of 4 hexes left');
  });
}

const flak = (cards: string[], dice: Sky['dice'] = []) =>
  gameFile(sortie({ airHands: { axis: cards }, dice }), ...TO_FLIGHT, ...ONCE_OVER);

test('Flak Trap fires at once at an aircraft that has ended its flight', async ({ page }) => {
  await openGame(page, flak(['flak-trap'], ['grenade', 'star', 'star', 'star', 'grenade']));
  await press(page, 'End the flight');
  const curtain = await asksBehindCurtain(page, 'Answer the flight?', 'No air card');
  await curtain.getByRole('button', { name: 'Show my hand' }).click();
  await expect(prompt(page)).toHaveText('Answer the flight?');
  await expect(page.locator('.prompt')).toContainText('Choose a marked unit to fire with, or play no card.');
  await press(page, 'Play the air card Flak Trap: German artillery on E5');
  // The first tap shows the odds, the second plays the card.
  await expect(page.locator('.note-air')).toContainText('Shot down');
  await press(page, 'Play the air card Flak Trap: German artillery on E5');
  await expectTold(page, 'Axis play the air card Flak Trap', 'American fighter on D7 is shot down');
  await expectMedals(page, 0, 1);
  await expect(reserveOf(page, 'allies')).toContainText('Fighter: lost');
  await expect(prompt(page)).toHaveText('Move units');
});

for (const [cards, holds] of [
  [['flak-trap'], 'with Flak Trap in the hand'],
  [['stick'], 'with another card'],
] as const) {
  test(`the window after a flight looks the same ${holds}, and is declined without a look`, async ({ page }) => {
    await openGame(page, flak([...cards]));
    await press(page, 'End the flight');
    const curtain = await asksBehindCurtain(page, 'Answer the flight?', 'No air card');
    await curtain.getByRole('button', { name: 'No air card', exact: true }).click();
    await expect(prompt(page)).toHaveText('Move units');
    expect(await airCardsInPage(page)).toEqual([]);
  });
}

const dogfight = (cards: string[], dice: NonNullable<Sky['dice']>) =>
  gameFile(meeting({ airHands: { axis: cards }, dice }), ...TO_DOGFIGHT);

test('Evasive Action shakes off the hit before it is confirmed', async ({ page }) => {
  await openGame(page, dogfight(['evade'], ['grenade', 'star', 'star']));
  await pressAll(page, 'Roll the dogfight', 'Roll the dogfight');
  const curtain = await asksBehindCurtain(page, 'Answer the hit?', 'No air card');
  await curtain.getByRole('button', { name: 'Show my hand' }).click();
  await press(page, 'Play: Evasive Action');
  await expectTold(page, 'German bomber on H5 shakes off 1 hit');
  await expect(reserveOf(page, 'axis')).toContainText('Bomber: on the board');
  await expectMedals(page, 0, 0);
});

test('Evasive Action declined on the curtain lets the dice confirm the hit', async ({ page }) => {
  await openGame(page, dogfight(['evade'], ['grenade', 'star', 'star', 'grenade']));
  await pressAll(page, 'Roll the dogfight', 'Roll the dogfight');
  const curtain = await asksBehindCurtain(page, 'Answer the hit?', 'No air card');
  await curtain.getByRole('button', { name: 'No air card', exact: true }).click();
  await expectTold(page, 'German bomber on H5 is shot down');
  await expectMedals(page, 1, 0);
});

test('Turn the Tables rolls back at the attacker', async ({ page }) => {
  await openGame(page, dogfight(['tables'], ['star', 'star', 'star', 'grenade', 'grenade']));
  await pressAll(page, 'Roll the dogfight', 'Roll the dogfight');
  const curtain = await asksBehindCurtain(page, 'Answer the dogfight?', 'No air card');
  await expect(curtain).toContainText('American fighter on G5 has attacked German bomber on H5.');
  await curtain.getByRole('button', { name: 'Show my hand' }).click();
  await press(page, 'Play: Turn the Tables');
  await expectTold(page, 'German bomber on H5 turns on American fighter on G5 with 1 die');
  await expectTold(page, 'American fighter on G5 is shot down');
  await expectMedals(page, 0, 1);
});

test('Turn the Tables declined on the curtain leaves both in the air', async ({ page }) => {
  await openGame(page, dogfight(['tables'], ['star', 'star', 'star']));
  await pressAll(page, 'Roll the dogfight', 'Roll the dogfight');
  const curtain = await asksBehindCurtain(page, 'Answer the dogfight?', 'No air card');
  await curtain.getByRole('button', { name: 'No air card', exact: true }).click();
  await expect(reserveOf(page, 'allies')).toContainText('Fighter: on the board');
  await expect(reserveOf(page, 'axis')).toContainText('Bomber: on the board');
});
