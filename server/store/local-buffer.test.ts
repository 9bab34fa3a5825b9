import { expect, it } from "vitest";
import {
  message,
  passMinute,
  setUpLocalBuffer as setUp,
  sharedKey,
} from "../../test/support/local-buffer-fixture.ts";
import { StoreUnavailable } from "./database.ts";
import { createSeal } from "./encryption.ts";

it("records in the database while that is there", async () => {
  const { localBuffer, shared, local } = await setUp();
  await localBuffer.record("a", message);
  expect(await shared.summary()).toMatchObject({ queued: 1 });
  expect(await local.summary()).toMatchObject({ queued: 0 });
});

it("records locally while the database is away, and moves everything over when it is back", async () => {
  const { link, localBuffer, shared, local } = await setUp();
  link.isUp = false;
  await localBuffer.record("a", message);
  await localBuffer.record("b", message);
  await localBuffer.move();
  expect(await local.summary()).toMatchObject({ offered: 1, queued: 1 });
  link.isUp = true;
  await localBuffer.move();
  expect(await local.summary()).toMatchObject({ queued: 0 });
  const claims = await shared.claim(10, false);
  expect(claims.map(({ id }) => id).sort()).toEqual(["a", "b"]);
  expect(claims[0] && (await shared.open(claims[0]))).toEqual(message);
});

it("records locally within a second while the database hangs, and lets nobody wait after that", async () => {
  const { link, localBuffer, local } = await setUp();
  link.isHanging = true;
  await localBuffer.record("a", message);
  expect(localBuffer.isSharedAway).toBe(true);
  await localBuffer.record("b", message);
  expect(await local.summary()).toMatchObject({ offered: 1, queued: 1 });
});

it("makes one of a request that reached both", async () => {
  const { link, localBuffer, shared } = await setUp();
  await localBuffer.record("a", message);
  link.isUp = false;
  await localBuffer.record("a", message);
  link.isUp = true;
  await localBuffer.move();
  expect(await shared.summary()).toMatchObject({ queued: 1 });
});

it("moves what a server without a database left, each in its state, for every node to open", async () => {
  const { before, localBuffer, shared, local } = await setUp();
  for (const id of ["sent", "failed", "deferred"]) await before.record(id, message);
  await before.claim(3, false);
  await before.markSent("sent");
  await before.markFailed("failed", "550 no");
  await before.defer("deferred", 3_600_000, "421 later");
  await before.record("queued", message);
  await localBuffer.move();
  expect(await local.list(10)).toEqual([]);
  expect(await shared.summary()).toMatchObject({ sent: 1, failed: 1, queued: 2 });
  expect(await shared.list(10)).toContainEqual(
    expect.objectContaining({ id: "failed", attempts: 1, lastError: "550 no" }),
  );
  await shared.record("sent", message);
  const claims = await shared.claim(10, false);
  expect(claims.map(({ id }) => id).sort()).toEqual(["deferred", "queued"]);
  const otherNode = createSeal([sharedKey]);
  expect(
    await otherNode.open("queued", claims.find(({ id }) => id === "queued")?.payload ?? ""),
  ).toBe(JSON.stringify(message));
});

it("leaves to another process what that is sending", async () => {
  const { before, localBuffer, shared, local } = await setUp();
  await before.record("a", message);
  await before.claim(1, false);
  await localBuffer.move();
  expect(await shared.summary()).toMatchObject({ queued: 0 });
  await before.defer("a", 1000, "421 later");
  await localBuffer.move();
  expect(await shared.summary()).toMatchObject({ queued: 1 });
  expect(await local.list(10)).toEqual([]);
});

it("neither loses nor doubles what it was moving when it was cut off", async () => {
  const { before, localBuffer, shared, local } = await setUp();
  await before.record("a", message);
  const { delete: deleteRows } = local;
  local.delete = () => Promise.reject(new StoreUnavailable("SQLite", "cut off"));
  await localBuffer.move();
  expect(await local.list(10)).toHaveLength(1);
  await shared.claim(1, false);
  await shared.markSent("a");
  local.delete = deleteRows;
  await localBuffer.move();
  expect(await local.list(10)).toEqual([]);
  expect(await shared.summary()).toMatchObject({ sent: 1, queued: 0 });
});

it("delivers from its file what the database cannot hold, once that is away for a minute", async () => {
  const { link, localBuffer, local, shared } = await setUp();
  link.isAnswerLost = true;
  await localBuffer.record("in both", message);
  link.isUp = false;
  await localBuffer.record("here alone", message);
  expect(localBuffer.isAwayForLong).toBe(false);
  passMinute();
  expect(localBuffer.isAwayForLong).toBe(true);
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
  expect(await local.claim(10, false)).toEqual([]);
  expect(await local.summary()).toMatchObject({ offered: 1 });
});

it("records as sent in the database what another node delivered from its file", async () => {
  const { link, localBuffer, local, shared } = await setUp();
  await shared.record("a", message);
  link.isUp = false;
  localBuffer.noteAway();
  await localBuffer.record("a", message);
  await local.claim(10, false);
  await local.markSent("a");
  link.isUp = true;
  await localBuffer.move();
  expect(await shared.summary()).toMatchObject({ queued: 0, sent: 1 });
});
