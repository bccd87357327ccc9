import {
  aboveWoods,
  beforeDestroyer,
  beforeThree,
  besideOneMan,
  onAirfields,
  withSortie,
} from './air-pack-positions.ts';
import { expectMedals, expectTold, pressAll } from './air-support.ts';
import { gameFile } from './positions.ts';
import { choice, expect, openGame, press, prompt, testInOnePage as test } from './support.ts';

test.use({ settings: { speed: 'off', sound: false, openHands: true } });

test('a sortie with a section card: a plane comes on over the edge of the section, two units are ordered', async ({
  page,
}) => {
  await openGame(page, gameFile(withSortie()));
  await press(page, 'With a section card');
  await expect(page.locator('.air-in-play')).toContainText('an Air Sortie is laid beside the card to come');
  await expect(page.getByRole('button', { name: 'Play: Dig-In' })).toHaveCount(0);
  await expect(page.locator('.hand')).toContainText('A sortie goes with a section card only.');
  await press(page, 'Play: Attack – Centre');
  await expect(prompt(page)).toHaveText('Choose a plane');
  await press(page, 'P-38 Lightning: over the edge of the centre');
  await pressAll(page, 'Order American infantry on E3', 'Order American infantry on G3');
  await expect(prompt(page)).toHaveText('Bring the plane on');
  // Only the edge of the centre is open, on either side of the map.
  await expect(choice(page, 'Bring the P-38 Lightning on over F9')).toHaveCount(1);
  await expect(choice(page, 'Bring the P-38 Lightning on over F1')).toHaveCount(1);
  await expect(choice(page, 'Bring the P-38 Lightning on over A5')).toHaveCount(0);
  await press(page, 'Bring the P-38 Lightning on over F9');
  await expect(page.getByRole('region', { name: 'Flight' })).toContainText('3 of 4 hexes left');
  await pressAll(page, 'Fly to f8', 'End the flight on f8');
  // Nothing below its path: ground support is what is left, and comes by itself.
  await expectTold(page, 'American P-38 Lightning on f8 supports the troops on the ground');
  await expect(prompt(page)).toHaveText('Move units');
});

test('a P-40 strafes three enemies in a row and ends behind them', async ({ page }) => {
  await openGame(page, gameFile(beforeThree(['star', 'infantry', 'flag', 'grenade'])));
  await pressAll(page, 'Play: Attack – Centre', 'Order American P-40 Warhawk');
  await expect(page.locator('.check-note')).toContainText('1 die, lost 17%');
  await press(page, 'End orders');
  await expect(page.locator('.prompt-warning')).toContainText('air check');
  await press(page, 'End orders anyway');
  await expectTold(page, 'American P-40 Warhawk on E5 makes its air check');
  await pressAll(page, 'Fly to e6', 'Fly to f6', 'Fly to g6', 'Fly to h6');
  await press(page, 'End the flight on h6');
  await expect(page.locator('.end-choice').first()).toContainText('German artillery on g6: 1 die, loses a figure 33%');
  await press(page, 'Strafe from e6 to g6');
  await press(page, 'Roll!');
  await expectTold(page, 'American P-40 Warhawk on h6 strafes German infantry on e6');
  await expectTold(page, 'German infantry on e6 loses 1 figure');
  // The armor has a flag it cannot ignore, and its player says where to.
  await expect(prompt(page)).toHaveText('Retreat');
});

test('an air check that shows a grenade loses the plane, and the enemy beside it wins a medal', async ({ page }) => {
  await openGame(page, gameFile(aboveWoods(['star', 'grenade', 'flag'])));
  await expect(page.locator('.check-note')).toContainText('3 dice, lost 42%');
  await expect(page.locator('.check-note')).toContainText('2 dice for woods, 1 die for enemies beside it');
  await expect(page.locator('.check-note')).toContainText('A sortie orders it without a check');
  await pressAll(page, 'Play: Attack – Centre', 'Order American Spitfire', 'End orders', 'End orders anyway');
  await expectTold(page, 'American Spitfire on E5 fails its air check and is lost');
  await expectMedals(page, 0, 1);
});

test('a sortie orders the plane in flight without an air check', async ({ page }) => {
  await openGame(page, gameFile(aboveWoods([])));
  await press(page, 'Fly it alone');
  await expect(page.locator('.sortie-choices')).toContainText('spared the air check: 3 dice, lost 42%');
  await press(page, 'Send on the American Spitfire');
  await pressAll(page, 'Fly to F5', 'End the flight on F5');
  await expectTold(page, 'American Spitfire on E5 is ordered by a sortie: no air check');
});

test('a plane takes off from its airfield by an order, while another one waits', async ({ page }) => {
  await openGame(page, gameFile(onAirfields()));
  await press(page, 'Play: Attack – Centre');
  await expect(page.locator('.check-note')).toContainText('no dice');
  await press(page, 'P-38 Lightning takes off');
  // One plane in flight: the marker waits.
  await expect(page.getByRole('button', { name: /takes off/ })).toHaveCount(0);
  await pressAll(page, 'End orders', 'End orders anyway');
  await pressAll(page, 'Fly to f2', 'End the flight on f2');
  await expectTold(page, 'American P-38 Lightning on F1 is ordered to take off');
  await expect(page.locator('.air-reserves')).toContainText('1 plane ready on F1');
});

test('a Zero dives on a destroyer, sinks it and is gone', async ({ page }) => {
  await openGame(page, gameFile(beforeDestroyer(['star', 'star', 'grenade', 'infantry'])));
  await pressAll(page, 'Play: Attack – Centre', 'Order Japanese A6M Zero', 'End orders', 'End orders anyway');
  await pressAll(page, 'Fly to e6', 'End the flight on e6');
  await expect(page.locator('.end-choice')).toContainText('Destroys the whole unit 31%');
  await pressAll(page, 'Dive on American destroyer on F5', 'Roll!');
  await expectTold(page, 'Japanese A6M Zero on e6 dives on American destroyer on F5');
  await expectTold(page, 'Japanese A6M Zero on F5 is lost in its dive');
  await expectMedals(page, 1, 1);
});

test('a Storch picks up the last man of a unit, and nobody wins a medal', async ({ page }) => {
  await openGame(page, gameFile(besideOneMan()));
  await pressAll(page, 'Play: Attack – Centre', 'Order German Fi 156 Storch', 'End orders', 'End orders anyway');
  await pressAll(page, 'Fly to e6', 'End the flight on e6');
  await expect(page.locator('.end-choice')).toContainText('Nobody wins a medal');
  await press(page, 'Pick up German infantry on F5');
  await expectTold(page, 'German Fi 156 Storch on e6 picks up German infantry on F5');
  await expectMedals(page, 0, 0);
  await expect(page.locator('.air-reserves')).not.toContainText('Storch over');
});

test('a battle whose players chose other air rules than its scenario survives a reload', async ({ page }) => {
  await page.goto('./#/battle/mission-at-misuwari');
  await page.getByRole('radio', { name: 'Air Pack' }).check();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect(page.locator('.sortie-row')).toBeVisible();
  await page.reload();
  await expect(page.locator('.sortie-row')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the last order before an air check takes a second click, and is given with it', async ({ page }) => {
  await openGame(page, gameFile(aboveWoods(['star', 'star', 'star']), 'play attack-centre', 'order plane', 'order E3'));
  await press(page, 'Order American infantry on G3');
  await expect(page.locator('.prompt-warning')).toContainText('It is the last order: choose it once more.');
  await expect(page.getByRole('button', { name: 'End orders', exact: true })).toBeVisible();
  await press(page, 'Order American infantry on G3');
  await expectTold(page, 'American infantry on G3 is ordered', 'American Spitfire on E5 makes its air check');
});
