import { expect, it } from "vitest";
import {
  message,
  passMinute,
  setUpLocalBuffer as setUp,
} from "../../test/support/local-buffer-fixture.ts";
import { StoreUnavailable } from "./database.ts";

it("delivers from its file what the database cannot hold, once that is away for a minute", async () => {
  const { link, localBuffer, local, shared } = await setUp();
  link.isAnswerLost = true;
  await localBuffer.record("in both", message);
  link.isUp = false;
  await localBuffer.record("here alone", message);
  expect(await local.claim(10, false)).toEqual([]);
  passMinute();
  expect(await local.claim(10, false)).toMatchObject([{ id: "here alone" }]);
  await local.markSent("here alone");
  Object.assign(link, { isUp: true, isAnswerLost: false });
  await localBuffer.move();
  expect(await local.list(10)).toEqual([]);
  expect(await shared.summary()).toMatchObject({ queued: 1, sent: 1 });
  await localBuffer.record("here alone", message);
  expect(await shared.claim(10, false)).toMatchObject([{ id: "in both" }]);
});

it("leaves a repetition to the database that has the first, and to the file that is sending it", async () => {
  const { link, localBuffer, local, shared } = await setUp();
  await localBuffer.record("first there", message);
  link.isUp = false;
  localBuffer.noteAway();
  await localBuffer.record("first there", message);
  await localBuffer.record("first here", message);
  passMinute();
  expect(await local.claim(10, false)).toMatchObject([{ id: "first here" }]);
  link.isUp = true;
  await localBuffer.move();
  await localBuffer.record("first here", message);
  expect(await shared.claim(10, false)).toMatchObject([{ id: "first there" }]);
  await local.markSent("first here");
  await localBuffer.move();
  expect(await shared.summary()).toMatchObject({ active: 1, sent: 1, queued: 0 });
});

it("knows after a restart what its file holds, and what of it the database may hold", async () => {
  const { link, localBuffer, local, shared, start } = await setUp();
  link.isAnswerLost = true;
  await localBuffer.record("in both", message);
  link.isUp = false;
  await localBuffer.record("here alone", message);
  const restarted = await start();
  restarted.noteAway();
  passMinute();
  expect(await local.claim(10, false)).toMatchObject([{ id: "here alone" }]);
  Object.assign(link, { isUp: true, isAnswerLost: false });
  await restarted.move();
  await restarted.record("here alone", message);
  expect(await shared.claim(10, false)).toMatchObject([{ id: "in both" }]);
});

it("delivers nothing from its file that a move may have brought to the database", async () => {
  const { link, localBuffer, local, shared } = await setUp();
  link.isUp = false;
  localBuffer.noteAway();
  await localBuffer.record("a", message);
  Object.assign(link, { isUp: true });
  const { takeOver } = shared;
  shared.takeOver = async (rows) => {
    await takeOver.call(shared, rows);
    throw new StoreUnavailable("PostgreSQL", "connection lost");
  };
  await localBuffer.move();
  link.isUp = false;
  passMinute();
  expect(await local.claim(10, false)).toEqual([]);
  expect(await local.summary()).toMatchObject({ offered: 1 });
});

it("settles as sent in the database what another node delivered from its file", async () => {
  const { link, localBuffer, local, shared } = await setUp();
  await shared.record("a", message);
  link.isUp = false;
  localBuffer.noteAway();
  await localBuffer.record("a", message);
  passMinute();
  await local.claim(10, false);
  await local.markSent("a");
  link.isUp = true;
  await localBuffer.move();
  expect(await shared.summary()).toMatchObject({ queued: 0, sent: 1 });
});
