import { fighterOverhead, GROUND_FIRE, meeting, TO_DOGFIGHT } from './air-positions.ts';
import { expectMedals, expectTold, pressAll, reserveOf } from './air-support.ts';
import { gameFile } from './positions.ts';
import { choice, expect, openGame, press, prompt, testInOnePage as test } from './support.ts';

test.use({ settings: { speed: 'off', sound: false, openHands: true } });

test('a fighter flies to a bomber, declares a dogfight and shoots it down: a medal, a card, and no more bombers', async ({
  page,
}) => {
  await openGame(page, gameFile(meeting({ dice: ['grenade', 'grenade', 'star', 'grenade', 'infantry'] })));
  await pressAll(page, 'Play: Probe – Centre', 'Order American fighter', 'End orders', 'End orders anyway');
  await pressAll(page, 'Fly to f4', 'Fly to G5');
  await expect(page.getByRole('region', { name: 'Flight' })).toContainText('dogfight possible');
  // Into the hex of the enemy it cannot fly.
  await expect(choice(page, 'Fly to H5')).toHaveCount(0);
  await press(page, 'End the flight');
  await expect(prompt(page)).toHaveText('End of the flight');
  await expect(page.locator('.combats')).toContainText('3 dice');
  await press(page, 'Declare a dogfight');
  await expect(prompt(page)).toHaveText('Battle');
  await press(page, 'Roll the dogfight');
  await expect(page.locator('.undo-reach')).not.toHaveText(/^Nothing/);
  await press(page, 'Roll the dogfight');

  await expectTold(page, 'American fighter on G5 fights German bomber on H5 with 3 dice');
  await expectTold(page, 'German bomber on H5 is shot down', 'Allies win 1 medal');
  await expectMedals(page, 1, 0);
  await expect(reserveOf(page, 'axis')).toContainText('Bomber: lost');
  await expect(reserveOf(page, 'allies')).toContainText('3 cards');
  await page.getByRole('button', { name: 'Aircraft and cards' }).click();
  await expect(page.getByRole('dialog', { name: 'In the air' })).toContainText('Lost for this battle');
});

test('a hit that is not confirmed by a grenade drives the aircraft off or lets it go', async ({ page }) => {
  await openGame(page, gameFile(meeting({ dice: ['grenade', 'star', 'star', 'flag'] }), ...TO_DOGFIGHT));
  await pressAll(page, 'Roll the dogfight', 'Roll the dogfight');
  await expectTold(page, 'German bomber on H5 is driven off');
  await expectMedals(page, 0, 0);
  await expect(reserveOf(page, 'axis')).toContainText('Bomber: available');
});

test('infantry shoots an aircraft down and takes the ground below', async ({ page }) => {
  await openGame(page, gameFile(fighterOverhead(['grenade', 'star', 'star', 'grenade']), ...GROUND_FIRE));
  await press(page, 'American infantry on E5');
  await press(page, 'Fire at German fighter on F5');
  await expect(choice(page, 'Fire at German fighter on F5 with American infantry on E5: once more')).toHaveCount(1);
  await press(page, 'Fire at German fighter on F5');
  await expectTold(page, 'American infantry on E5 fires at German fighter on F5 with 3 dice');
  await expectTold(page, 'German fighter on F5 is shot down');
  await expect(prompt(page)).toHaveText('Take ground?');
  await press(page, 'Take ground');
  await expectTold(page, 'American infantry on E5 takes ground on F5');
  await expectMedals(page, 1, 0);
  await expect(reserveOf(page, 'axis')).toContainText('Fighter: lost');
});

test('a gun two hexes away rolls four dice, and Flak Drill adds one to every unit', async ({ page }) => {
  const dice = ['star', 'star', 'star', 'star', 'star'] as const;
  await openGame(page, gameFile(fighterOverhead(dice), ...GROUND_FIRE));
  await press(page, 'American artillery on G3');
  await press(page, 'Fire at German fighter on F5 with American artillery');
  await page.keyboard.press('Escape');
  await press(page, 'Play: Flak Drill');
  await pressAll(page, 'Fire at German fighter on F5 with American artillery', 'Fire at German fighter on F5');
  await expectTold(page, 'American artillery on G3 fires at German fighter on F5 with 5 dice');
});
