-- additive
CREATE TABLE `memberships` (
	`workspace_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `user_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `memberships_by_user` ON `memberships` (`user_id`,`workspace_id`);--> statement-breakpoint
CREATE TABLE `project_members` (
	`project_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`project_id`, `user_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_members_by_user` ON `project_members` (`user_id`,`project_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`created_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_subject` ON `users` (`issuer`,`subject`);--> statement-breakpoint
CREATE TABLE `workspaces` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`personal_of` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`personal_of`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspaces_by_person` ON `workspaces` (`personal_of`);--> statement-breakpoint
ALTER TABLE `brandings` ADD `workspace_id` integer;--> statement-breakpoint
ALTER TABLE `camera_templates` ADD `workspace_id` integer;--> statement-breakpoint
ALTER TABLE `issued_proposals` ADD `workspace_id` integer;--> statement-breakpoint
ALTER TABLE `issued_proposals` ADD `issued_by` integer;--> statement-breakpoint
ALTER TABLE `price_lists` ADD `workspace_id` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `workspace_id` integer REFERENCES workspaces(id);--> statement-breakpoint
ALTER TABLE `projects` ADD `member_role` text DEFAULT 'editor' NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `created_by` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `viewers_see_prices` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `projects_by_workspace` ON `projects` (`workspace_id`,`id`);--> statement-breakpoint
INSERT INTO `users` (`issuer`, `subject`, `created_at`, `seen_at`)
SELECT `owner_issuer`, `owner_subject`, min(`at`), min(`at`) FROM (
	SELECT `owner_issuer`, `owner_subject`, `created_at` AS `at` FROM `projects`
	UNION ALL SELECT `owner_issuer`, `owner_subject`, `created_at` FROM `camera_templates`
	UNION ALL SELECT `owner_issuer`, `owner_subject`, `issued_at` FROM `issued_proposals`
	UNION ALL SELECT `owner_issuer`, `owner_subject`, `updated_at` FROM `price_lists`
	UNION ALL SELECT `owner_issuer`, `owner_subject`, `updated_at` FROM `brandings`
) AS `owned`
WHERE true
GROUP BY `owner_issuer`, `owner_subject`
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO `workspaces` (`name`, `personal_of`, `created_at`, `updated_at`)
SELECT 'Personal', `id`, `created_at`, `created_at` FROM `users` WHERE true ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO `memberships` (`workspace_id`, `user_id`, `role`, `created_at`)
SELECT `id`, `personal_of`, 'owner', `created_at` FROM `workspaces` WHERE `personal_of` IS NOT NULL ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE `projects` SET `workspace_id` = (SELECT `workspaces`.`id` FROM `workspaces` INNER JOIN `users` ON `users`.`id` = `personal_of` WHERE `issuer` = `owner_issuer` AND `subject` = `owner_subject`), `created_by` = (SELECT `users`.`id` FROM `users` WHERE `issuer` = `owner_issuer` AND `subject` = `owner_subject`) WHERE `workspace_id` IS NULL;
--> statement-breakpoint
UPDATE `issued_proposals` SET `workspace_id` = (SELECT `workspaces`.`id` FROM `workspaces` INNER JOIN `users` ON `users`.`id` = `personal_of` WHERE `issuer` = `owner_issuer` AND `subject` = `owner_subject`), `issued_by` = (SELECT `users`.`id` FROM `users` WHERE `issuer` = `owner_issuer` AND `subject` = `owner_subject`) WHERE `workspace_id` IS NULL;
--> statement-breakpoint
UPDATE `camera_templates` SET `workspace_id` = (SELECT `workspaces`.`id` FROM `workspaces` INNER JOIN `users` ON `users`.`id` = `personal_of` WHERE `issuer` = `owner_issuer` AND `subject` = `owner_subject`) WHERE `workspace_id` IS NULL;
--> statement-breakpoint
UPDATE `price_lists` SET `workspace_id` = (SELECT `workspaces`.`id` FROM `workspaces` INNER JOIN `users` ON `users`.`id` = `personal_of` WHERE `issuer` = `owner_issuer` AND `subject` = `owner_subject`) WHERE `workspace_id` IS NULL;
--> statement-breakpoint
UPDATE `brandings` SET `workspace_id` = (SELECT `workspaces`.`id` FROM `workspaces` INNER JOIN `users` ON `users`.`id` = `personal_of` WHERE `issuer` = `owner_issuer` AND `subject` = `owner_subject`) WHERE `workspace_id` IS NULL;
